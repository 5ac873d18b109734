import { Hono } from 'hono/tiny'
import type { DemoEnv, Routes } from '../demo.ts'
import { clubOf, leagueClubs } from '../seed/clubs.ts'

/** One's organisation. A league admin who opened a club gets its name and place, but stays a league admin. */
export const companiesRoutes: Routes = () =>
  new Hono<DemoEnv>()
    .get('/companies', (c) => {
      const { companyId, isLeagueAdmin } = c.get('caller')
      return c.json(isLeagueAdmin ? leagueClubs(companyId).map(({ company }) => company) : [])
    })
    .get('/companies/get_company', (c) => {
      const { companyId, chosenCompanyId } = c.get('caller')
      const own = clubOf(companyId).company
      if (chosenCompanyId === undefined) return c.json(own)
      const { id, name, timeZone, latitude, longitude, country, region, unitSystem } =
        clubOf(chosenCompanyId).company
      return c.json({ ...own, id, name, timeZone, latitude, longitude, country, region, unitSystem })
    })
