import type { Section } from '../../domain/pitch.ts'
import type { ClubPitch, ClubUser } from './clubs.ts'

/** A readable id of a name: "Training 1" becomes training-1, "Marta Kovač" marta-kovac. */
export const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** Shares of a pitch: two ends, the middle, and the goalmouths that wear first. */
const PARTS = [
  ['north', 'North', 0.32],
  ['centre', 'Centre', 0.31],
  ['south', 'South', 0.32],
  ['goalmouths', 'Goalmouths', 0.05],
] as const

export const sectionsOf = (pitches: readonly ClubPitch[]): Section[] =>
  pitches.flatMap((pitch) =>
    PARTS.map(([id, name, share]) => ({
      id: `${pitch.id}-${id}`,
      pitchId: pitch.id,
      name,
      area: Math.round(pitch.area * share),
    })),
  )

export const withSections = <P extends { id: string; length: number; width: number }>(pitch: P) => ({
  ...pitch,
  area: pitch.length * pitch.width,
  sectionIds: PARTS.map(([id]) => `${pitch.id}-${id}`),
})

type Person = [fullName: string, role?: 'staff' | 'coach' | 'kitman', language?: string]

export const people = (
  organizationId: string,
  domain: string,
  unitSystem: 'metric' | 'imperial',
  named: readonly Person[],
): ClubUser[] =>
  named.map(([fullName, role = 'staff', language = 'en']) => ({
    id: slug(fullName),
    organizationId,
    fullName,
    language,
    role,
    email: `${slug(fullName).replaceAll('-', '.')}@${domain}`,
    unitSystem,
    active: true,
    tosAccepted: true,
  }))
