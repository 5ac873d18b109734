import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { type NextCut, nextCut } from '@/domain/agronomy/nextCut'
import type { Pitch } from '@/domain/pitch'
import type { GrowthDay } from '@/domain/turfSeries'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayName } from '@/i18n/moments'
import { ButtonLink } from '@/ui/ButtonLink'
import { Provenance } from '@/ui/Provenance'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { Figure } from './Figure'
import { useKnownHeight } from './useKnownHeight'
import type { usePitchMowing } from './usePitchMowing'

type NextCutPartProps = {
  pitch: Pitch
  days: readonly GrowthDay[]
  today: Day
  mowing: ReturnType<typeof usePitchMowing>
  at: Instant | undefined
  readOnly: boolean
}

/** When to cut so that no more than a third of the leaf goes, and a way to plan it. */
export function NextCutPart({ pitch, days, today, mowing, at, readOnly }: NextCutPartProps) {
  const { t } = useTranslation('growth')
  const { search } = useLocation()
  const format = useFormat()
  const { known, pending } = useKnownHeight(pitch.id, mowing, today)
  const growth = new Map(days.flatMap(({ date, growth: mm }) => (mm === undefined ? [] : [[date, mm]])))
  const cut = nextCut(known, pitch.mowingHeight, growth, today)
  const height = (mm: number | undefined) => format.quantity(mm, 'grassHeight')
  const planned = mowing.cuts?.find(({ day, done }) => !done && day >= today)
  const on = cut.kind === 'due' ? cut.day : cut.kind === 'overdue' ? today : undefined
  if (pending && !mowing.failed)
    return (
      <Section heading={t('cut.title')}>
        <Skeleton kind="block" height="120px" />
      </Section>
    )
  function heading(next: NextCut): string {
    if (next.kind === 'unknown') return t('cut.unknown')
    if (next.kind === 'overdue') return t('cut.now')
    return next.kind === 'due'
      ? dayName(next.day, today, format)
      : t('cut.later', { day: format.day(next.until, 'short') })
  }
  function text(next: NextCut): string {
    if (next.kind === 'unknown') return t(`cut.unknownText.${next.reason}`)
    const goal = { cut: height(pitch.mowingHeight), limit: height(1.5 * (pitch.mowingHeight ?? 0)) }
    if (next.kind === 'overdue') return t('cut.overdueText', { height: height(next.height), ...goal })
    return next.kind === 'due'
      ? t('cut.dueText', { now: height(next.now), ...goal })
      : t('cut.laterText', { now: height(next.now), ...goal })
  }

  return (
    <Section
      heading={t('cut.title')}
      action={
        <Provenance
          title={t('cut.title')}
          text={t('cut.what.text')}
          origin="computed"
          at={at}
          formula={t('cut.what.formula')}
          inputs={[
            ...(known
              ? [t(`cut.what.${known.from}`, { height: height(known.height), day: format.day(known.day) })]
              : []),
            ...(pitch.mowingHeight === undefined
              ? []
              : [t('cut.what.mowingHeight', { height: height(pitch.mowingHeight) })]),
          ]}
          source={t('cut.what.source')}
        />
      }
    >
      <Body>
        <Figure words={heading(cut)} />
        <p>{text(cut)}</p>
        {planned && <p>{t('cut.planned', { day: format.day(planned.day, 'weekday') })}</p>}
        {on !== undefined && !readOnly && (
          <span>
            <ButtonLink
              size="small"
              to={{
                search: withWorkSheet(search, { kind: 'new', type: 'mowing', pitchId: pitch.id, day: on }),
              }}
            >
              {t('cut.plan')}
            </ButtonLink>
          </span>
        )}
      </Body>
    </Section>
  )
}

const Body = styled.div`
  display: grid;
  gap: 8px;
  padding-block-end: 16px;
`
