import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetLocalDataQuery } from '@/api/localData'
import { useGetPitchesQuery } from '@/api/pitches'
import { entriesOf, nextTraining, proposeSwap, usualCapacity } from '@/domain/agronomy/wearLedger'
import { dayAtGround, toInstant } from '@/domain/groundTime'
import type { Pitch, Section as PitchSection } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { withParts } from '@/lib/searchParts'
import { EmptyState } from '@/ui/EmptyState'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { useSearchChange } from '@/ui/useSearchChange'
import { PlayLedger } from './PlayLedger'
import { SwapProposal } from './SwapProposal'
import { useWear } from './useWear'
import { WearFields } from './WearFields'
import { WearMap } from './WearMap'

type WearTabProps = {
  pitch: Pitch
  /** The part of the pitch that is looked at; undefined for the whole. */
  section: PitchSection | undefined
  sections: readonly PitchSection[]
  readOnly: boolean
}

/** The wear ledger (B5): what was played where, what the turf bears, and where the next training would do less harm. */
export function WearTab({ pitch, readOnly }: WearTabProps) {
  const { t } = useTranslation('sunlight')
  if (pitch.surface === 'artificial')
    return (
      <Tab>
        <EmptyState title={t('wear.artificial')} />
      </Tab>
    )
  return (
    <Tab>
      <Ledger pitch={pitch} readOnly={readOnly} />
    </Tab>
  )
}

function Ledger({ pitch, readOnly }: Pick<WearTabProps, 'pitch' | 'readOnly'>) {
  const { t } = useTranslation('sunlight')
  const format = useFormat()
  const changeSearch = useSearchChange()
  const { search } = useLocation()
  const now = toInstant(useNow())
  const today = dayAtGround(now, format.timeZone)
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: local } = useGetLocalDataQuery()
  const wear = useWear(pitch.id, today, format.timeZone)
  const query = new URLSearchParams(search)
  const span = query.get('wear') === '30' ? 'days30' : 'days7'

  const capacityOf = ({ id, surface }: Pitch) => {
    const usual = usualCapacity(surface)
    return usual === null ? null : (ownValue(local?.wearCapacity, id) ?? usual)
  }
  const loaded = pitches.map((one) => ({ id: one.id, kind: one.kind, capacity: capacityOf(one) }))
  const showSpan = (next: string) =>
    changeSearch((present) => withParts(present, { wear: next === 'days30' ? '30' : '7' }), { replace: true })
  return (
    <>
      <QueryState
        query={wear}
        skeleton={<Skeleton kind="block" height="320px" />}
        empty={{ when: () => false, title: t('wear.nothing.days30') }}
      >
        {(entries) => {
          const played = entries.filter(({ start }) => start <= now)
          const shown = entriesOf(played, pitch.id, today, span === 'days7' ? 7 : 30)
          return (
            <>
              <WearMap
                {...{ pitch, played, today, span }}
                at={wear.sentAt}
                capacity={capacityOf(pitch) ?? 1}
                isOwnCapacity={ownValue(local?.wearCapacity, pitch.id) !== undefined}
                onSpan={showSpan}
              />
              <Section inset heading={t('wear.swap.title')}>
                <SwapProposal
                  proposal={proposeSwap(
                    entries,
                    loaded,
                    { pitchId: pitch.id, now, work: wear.work },
                    format.timeZone,
                  )}
                  hasTraining={
                    nextTraining(entries, { pitchId: pitch.id, now }, format.timeZone) !== undefined
                  }
                  pitchName={(id) => pitches.find((one) => one.id === id)?.name ?? ''}
                  mayPlan={!readOnly && company?.allowedActivityNames.includes('training') === true}
                />
              </Section>
              {shown.length > 0 && (
                <Section inset heading={t('wear.ledger.title')} count={format.number(shown.length)}>
                  <PlayLedger entries={shown} />
                </Section>
              )}
            </>
          )
        }}
      </QueryState>
      {!readOnly && (
        <Section inset heading={t('wear.weights.title')}>
          <WearFields key={pitch.id} pitch={pitch} />
        </Section>
      )}
    </>
  )
}

const Tab = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 12px;

  > * {
    min-inline-size: 0;
  }
`
