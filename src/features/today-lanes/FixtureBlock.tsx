import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import type { Fixture } from '@/domain/fixture'
import type { LanePlace } from '@/domain/laneRows'
import { pitchCode } from '@/domain/pitchCode'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { useActivityWords } from '@/ui/useActivityWords'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { blockStyles, mayDrop, placeStyles } from './blockStyles'

/** A match or training: made elsewhere, solid, nothing to press. */
export function FixtureBlock({ place }: { place: LanePlace<Fixture> }) {
  const { t } = useTranslation(['home', 'panels'])
  const format = useFormat()
  const { at } = useActivityWords()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { of: fixture } = place
  const pitch = pitches.find(({ id }) => id === fixture.pitchId)?.name
  const name = fixture.name || t(`fixtures.kind.${fixture.kind}`)
  const work = at(name, pitch)
  const story = t('lanes.block', {
    ns: 'panels',
    work,
    from: format.time(fixture.startDate),
    to: format.time(fixture.endDate),
    status: t(`fixtures.kind.${fixture.kind}`),
  })
  return (
    <Place
      style={{ '--from': `${place.from * 100}%`, '--to': `${place.to * 100}%`, '--row': place.line }}
      title={story}
    >
      <VisuallyHidden>{story}</VisuallyHidden>
      <Block data-status="fixture" aria-hidden>
        <ActivityIcon name={fixture.kind === 'match' ? 'match' : 'training'} size={14} plain />
        <bdi>{mayDrop([pitch && pitchCode(pitch), name].filter(Boolean).join(' '))}</bdi>
      </Block>
    </Place>
  )
}

const Place = styled.li(placeStyles)
const Block = styled.div(blockStyles)
