import { without } from '../../lib/without.ts'
import type { Expected, FirmnessWord, MoistureWord, SurfaceOutlook } from './surfaceOutlook.ts'

/** From the shortest to the longest. */
export const STUD_TYPES = ['short', 'moulded', 'mixed', 'long'] as const
export type StudType = (typeof STUD_TYPES)[number]

export const GROUND_MOISTURES = ['dry', 'moist', 'wet'] as const
export type GroundMoisture = (typeof GROUND_MOISTURES)[number]
export const GROUND_FIRMNESSES = ['soft', 'medium', 'firm'] as const
export type GroundFirmness = (typeof GROUND_FIRMNESSES)[number]
export type Rainfall = 'dry' | 'rain'

export type StudRuleKey = `${GroundMoisture}/${GroundFirmness}/${Rainfall}`
export const studRuleKey = (
  moisture: GroundMoisture,
  firmness: GroundFirmness,
  rain: Rainfall,
): StudRuleKey => `${moisture}/${firmness}/${rain}`

/**
 * The usual table. An assumption of this product, from what makers say their soles are for (firm ground, soft ground); no
 * study ties stud types to moisture and hardness. That is why it can be changed, and why what follows from it is guidance.
 */
export const USUAL_STUDS = {
  'dry/firm/dry': 'short',
  'dry/firm/rain': 'moulded',
  'moist/firm/dry': 'moulded',
  'moist/firm/rain': 'moulded',
  'wet/firm/dry': 'moulded',
  'wet/firm/rain': 'mixed',
  'dry/medium/dry': 'moulded',
  'dry/medium/rain': 'moulded',
  'moist/medium/dry': 'moulded',
  'moist/medium/rain': 'mixed',
  'wet/medium/dry': 'mixed',
  'wet/medium/rain': 'long',
  'dry/soft/dry': 'mixed',
  'dry/soft/rain': 'mixed',
  'moist/soft/dry': 'mixed',
  'moist/soft/rain': 'long',
  'wet/soft/dry': 'long',
  'wet/soft/rain': 'long',
} as const satisfies Record<StudRuleKey, StudType>

/** Rules that differ from the usual ones. */
export type OwnStuds = Readonly<Record<string, StudType>>

/** The stud type of one line of the table: the own rule, or the usual one. */
export const studOf = (key: StudRuleKey, own: OwnStuds | undefined): StudType =>
  own?.[key] ?? USUAL_STUDS[key]

/** The own rules after one line of the table is set; what is as usual is not kept. */
export function withStud(own: OwnStuds, key: StudRuleKey, stud: StudType): OwnStuds {
  return stud === USUAL_STUDS[key] ? without(own, key) : { ...own, [key]: stud }
}

const MOISTURE = {
  veryDry: 'dry',
  dry: 'dry',
  moist: 'moist',
  wet: 'wet',
  veryWet: 'wet',
} as const satisfies Record<MoistureWord, GroundMoisture>
const FIRMNESS = {
  verySoft: 'soft',
  soft: 'soft',
  medium: 'medium',
  firm: 'firm',
  veryFirm: 'firm',
} as const satisfies Record<FirmnessWord, GroundFirmness>

/**
 * `stud` for what is expected; `also` for what may as well come, by the ranges and where rain is unknown. Undefined where
 * moisture or firmness are: nothing is made up.
 */
export type StudAdvice = { stud: StudType | 'artificial'; also: StudType[] }

export function studAdvice(
  outlook: Pick<SurfaceOutlook, 'moisture' | 'firmness' | 'missing'>,
  rain: Rainfall | undefined,
  own: OwnStuds | undefined,
): StudAdvice | undefined {
  const { moisture, firmness, missing } = outlook
  if (missing === 'artificial') return { stud: 'artificial', also: [] }
  if (!moisture || !firmness) return undefined
  const stud = studOf(studRuleKey(MOISTURE[moisture.word], FIRMNESS[firmness.word], rain ?? 'dry'), own)
  const rains: readonly Rainfall[] = rain === undefined ? ['dry', 'rain'] : [rain]
  const possible = spanned(moisture, MOISTURE, GROUND_MOISTURES).flatMap((wet) =>
    spanned(firmness, FIRMNESS, GROUND_FIRMNESSES).flatMap((hard) =>
      // Wetter ground is softer: the wettest end does not come with the firmest, nor the driest with the softest.
      isTogether(wet, hard) ? rains.map((one) => studOf(studRuleKey(wet, hard, one), own)) : [],
    ),
  )
  return { stud, also: STUD_TYPES.filter((one) => one !== stud && possible.includes(one)) }
}

/** The classes of ground that a range reaches. */
function spanned<Word extends string, Class extends string>(
  { lowWord, highWord }: Expected<Word>,
  classes: Record<Word, Class>,
  order: readonly Class[],
): readonly Class[] {
  return order.slice(order.indexOf(classes[lowWord]), order.indexOf(classes[highWord]) + 1)
}

const isTogether = (moisture: GroundMoisture, firmness: GroundFirmness): boolean =>
  !(moisture === 'wet' && firmness === 'firm') && !(moisture === 'dry' && firmness === 'soft')
