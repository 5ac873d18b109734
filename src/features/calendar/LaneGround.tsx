import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { usePitchGround } from '@/api/usePitchGround'
import { addDays, dayNumber, daysFrom } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import type { Pitch } from '@/domain/pitch'
import { type GroundWord, groundWord } from '@/domain/groundWord'
import { SOON_DAYS } from '@/domain/watchedPitches'
import type { Id } from '@/domain/wire'
import { Icon, type IconName } from '@/ui/Icon'
import { LaneWord } from './LaneWord'
import { isFixture } from './placement'
import { useScene } from './scene'
import { entriesOn, type LaneLayout } from './timelineLayout'

const NO_PITCHES: Pitch[] = []
const LOOKS: Record<GroundWord, { tone: 'bad' | 'mild' | 'good'; icon: IconName }> = {
  disease: { tone: 'bad', icon: 'disease' },
  soilMoisture_low: { tone: 'mild', icon: 'droplet' },
  soilMoisture_high: { tone: 'mild', icon: 'droplet' },
  hardness_low: { tone: 'mild', icon: 'pitch' },
  hardness_high: { tone: 'mild', icon: 'pitch' },
  ready: { tone: 'good', icon: 'check' },
}

/**
 * What the turf of a pitch has against today, or that it is ready, for the home pitch and those that are played on soon: the
 * same that home tells (domain/watchedPitches), asked for as home asks. Where nobody can say, nothing is said.
 */
export function LaneGround({ pitchId, lane }: { pitchId: Id; lane: LaneLayout }) {
  const { t } = useTranslation('panels')
  const { now, today, timeZone } = useScene()
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = NO_PITCHES } = useGetPitchesQuery()
  // The row knows what is played on it: the calendar asks for its work once (spec §4).
  const isPlayed = daysFrom(today, addDays(today, SOON_DAYS)).some((day) =>
    entriesOn(lane, dayNumber(day)).some(isFixture),
  )
  const isWatched = isPlayed || homePitch(pitches)?.id === pitchId
  const looked = isWatched ? pitches.filter(({ id }) => id === pitchId) : NO_PITCHES
  const { problems, turf, isSettled } = usePitchGround(looked, company, now, timeZone)
  const [own] = turf
  const moisture = own?.readings.find(({ metric }) => metric === 'soilMoisture')?.reading ?? null
  // Not "too wet" for a moment, and then "disease high".
  const word = isSettled.disease ? groundWord(problems, moisture, own?.isDiseaseKnown === true, now) : null
  if (word === null) return null
  const { tone, icon } = LOOKS[word]
  return (
    <LaneWord tone={tone}>
      <Icon name={icon} size={12} />
      <bdi>{t(`pitches.ground.${word}`)}</bdi>
    </LaneWord>
  )
}
