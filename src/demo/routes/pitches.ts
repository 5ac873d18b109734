import { Hono } from 'hono/tiny'
import type { PitchPreferences } from '../../domain/pitch.ts'
import { PREFERENCE_KEYS } from '../../domain/pitch.ts'
import { preferencesBody } from '../bodies.ts'
import { type DemoEnv, pitchOf, type Routes } from '../demo.ts'
import { bodyOf, mutate } from '../mutation.ts'
import type { ClubPitch } from '../seed/clubs.ts'
import type { Reading } from '../storage.ts'
import { latestActivities } from '../storedActivities.ts'

/** Pitches with the suggestions each wants, and their sections. */
export const pitchesRoutes: Routes = (demo) => {
  const app = new Hono<DemoEnv>()

  app.get('/pitches', async (c) => {
    const pitches = c.get('caller').clubs.flatMap((club) => club.pitches.map((pitch) => ({ club, pitch })))
    const answers = await demo.storage.read(['pitches'], (rows) =>
      Promise.all(pitches.map(async ({ pitch }) => withPreferences(rows, pitch))),
    )
    return c.json(answers)
  })

  app.get('/pitches/latest-activities', async (c) => {
    const lists = await demo.storage.read(['activities'], (rows) =>
      Promise.all(c.get('caller').clubs.map((club) => latestActivities(rows, club, demo.now()))),
    )
    return c.json(lists.flat())
  })

  app.get('/pitches/:id', async (c) => {
    const { pitch } = pitchOf(c, c.req.param('id'))
    return c.json(await demo.storage.read(['pitches'], (rows) => withPreferences(rows, pitch)))
  })

  app.put('/pitches/:id/preferences', async (c) => {
    const { club, pitch } = pitchOf(c, c.req.param('id'))
    const { preferences } = await bodyOf(c, preferencesBody)
    return mutate(c, demo, ['pitches'], async (rows) => {
      const changed = { ...(await preferencesOf(rows, pitch.id)), ...preferences }
      await rows.put('pitches', { id: pitch.id, company: club.id, at: '', value: changed })
      return { body: { preferences: changed }, changed: ['pitches'] }
    })
  })

  app.get('/sections', (c) => c.json(c.get('caller').clubs.flatMap((club) => club.sections)))

  return app
}

const ALL_WANTED = Object.fromEntries(PREFERENCE_KEYS.map((key) => [key, true])) as PitchPreferences

/** Which suggestions a pitch wants: all, until somebody switches one off. */
export async function preferencesOf(rows: Reading, pitchId: string): Promise<PitchPreferences> {
  const row = await rows.get('pitches', pitchId)
  return row ? (row.value as PitchPreferences) : ALL_WANTED
}

const withPreferences = async (rows: Reading, pitch: ClubPitch) => ({
  ...pitch,
  preferences: await preferencesOf(rows, pitch.id),
})
