import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'

/** One's organisation. A league admin who opened a club gets its name and place, but stays a league admin. */
export const companiesRoutes: Routes = (demo) =>
  new Hono<DemoEnv>()
    .get('/companies', (c) => {
      const { companyId, isLeagueAdmin } = c.get('caller')
      return c.json(isLeagueAdmin ? demo.clubs.ofLeague(companyId).map(({ company }) => company) : [])
    })
    .get('/companies/get_company', (c) => {
      const {
        own: { company: own },
        chosenCompanyId,
      } = c.get('caller')
      if (chosenCompanyId === undefined) return c.json(own)
      const { id, name, timeZone, latitude, longitude, country, region, unitSystem } =
        demo.clubs.get(chosenCompanyId).company
      return c.json({ ...own, id, name, timeZone, latitude, longitude, country, region, unitSystem })
    })
