import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { type SectionOutlook, useSectionOutlooks } from '@/api/useSectionOutlooks'
import { addresses } from '@/domain/addresses'
import { isChosen } from '@/domain/calendarFilter'
import { outlookPeriod } from '@/domain/diseaseOutlook'
import { daysFrom } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import type { Section as PitchSection } from '@/domain/pitch'
import type { Day, Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { useWorkFilter } from '@/session/filterContext'
import { AnchoredPopover } from '@/ui/AnchoredPopover'
import { ChipSelect } from '@/ui/ChipSelect'
import { phone } from '@/ui/media'
import { Provenance } from '@/ui/Provenance'
import { type QueryLike, QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { DayRisk } from './DayRisk'
import { RiskDetails } from './RiskDetails'
import { useToday } from '@/ui/useToday'

const NONE: readonly PitchSection[] = []

/** What threatens each section of a pitch today and in the six days after, as level and number (F6). */
export function DiseaseStrip() {
  const { t } = useTranslation('panels')
  const today = useToday()
  const { grounds } = useWorkFilter()
  const [chosen, setChosen] = useState<Id>()
  const pitches = useGetPitchesQuery()
  const sections = useGetSectionsQuery()
  const shown = (pitches.data ?? []).filter(({ id }) => isChosen(grounds, id))
  const pitch = shown.find(({ id }) => id === chosen) ?? homePitch(shown)
  const own = sections.data?.filter(({ pitchId }) => pitchId === pitch?.id) ?? NONE
  const { outlooks, error, isFetching, isSettled, sentAt, refetch } = useSectionOutlooks(own, today)
  const known = outlooks.some(({ outlook }) => outlook !== undefined)
  // Of a pitch that did not come nobody knows whether it has sections.
  const missing = [pitches, sections].filter(({ data }) => data === undefined)
  const query: QueryLike<SectionOutlook[]> = missing[0]
    ? {
        ...missing[0],
        data: undefined,
        refetch: () => missing.forEach((one) => void one.refetch()),
      }
    : {
        // A section that failed is told as unknown beside those that came.
        data: known || (isSettled && error === undefined) ? outlooks : undefined,
        error,
        isFetching,
        refetch,
      }
  if (pitches.data && !pitch) return null
  return (
    <Section
      heading={t('disease.heading')}
      action={
        <Choices>
          {pitch && shown.length > 1 && (
            <ChipSelect
              label={t('filter.pitch')}
              value={pitch.id}
              onChange={setChosen}
              options={shown.map(({ id, name }) => ({ id, label: name }))}
            />
          )}
          <Provenance
            title={t('disease.what.title')}
            text={t('disease.what.text')}
            formula={t('disease.what.formula')}
            inputs={[t('disease.what.inputs')]}
            origin="backend"
            at={sentAt}
          />
        </Choices>
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton kind="block" height="176px" />}
        empty={{
          when: (rows) => rows.length === 0,
          title: t('disease.noSections'),
          action: pitch && (
            <TextLink to={addresses.pitch(pitch.id)}>{t('pitches.open', { pitch: pitch.name })}</TextLink>
          ),
        }}
      >
        {() => <Week outlooks={outlooks} today={today} pitchId={pitch?.id ?? ''} />}
      </QueryState>
    </Section>
  )
}

type WeekProps = { outlooks: readonly SectionOutlook[]; today: Day; pitchId: Id }
type Opened = { anchor: HTMLElement; at: number; day: number }

/** A row for each section, a column for each day; a cell opens what drives it. */
function Week({ outlooks, today, pitchId }: WeekProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const [opened, setOpened] = useState<Opened>()
  const { from, to } = outlookPeriod(today)
  const days = daysFrom(from, to)
  const shown = opened && outlooks[opened.at]
  const detail = opened && shown?.outlook?.[opened.day]
  return (
    <>
      <Table>
        <caption>
          <VisuallyHidden>{t('disease.caption')}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('disease.section')}</VisuallyHidden>
            </th>
            {days.map((day) => (
              <th
                key={day}
                scope="col"
                abbr={format.day(day, 'weekday')}
                data-today={day === today || undefined}
              >
                <span aria-hidden>{format.day(day, 'weekdayNarrow')}</span>
                <VisuallyHidden>{format.day(day, 'weekday')}</VisuallyHidden>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {outlooks.map(({ section, outlook }, at) => (
            <tr key={section.id}>
              <th scope="row">
                <bdi>{section.name}</bdi>
              </th>
              {days.map((day, column) => (
                <td key={day}>
                  <DayRisk
                    worst={outlook?.[column]?.worst ?? null}
                    where={section.name}
                    day={day}
                    onOpen={(anchor) => setOpened({ anchor, at, day: column })}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {opened && shown && detail?.worst && (
        <AnchoredPopover
          anchor={opened.anchor}
          label={t('disease.drivers', { section: shown.section.name })}
          onClose={() => setOpened(undefined)}
        >
          <RiskDetails section={shown.section.name} pitchId={pitchId} day={detail.day} worst={detail.worst} />
        </AnchoredPopover>
      )}
    </>
  )
}

const Choices = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  min-inline-size: 0;

  /* The pitch; it gives way to the sign beside it. */
  > span {
    flex: initial;
    min-inline-size: 0;
  }
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  border-block-start: 1px solid ${token('line')};
  font: 500 ${token('t-12')} ${token('font')};

  thead th {
    padding-block: 6px 2px;
    font-weight: 400;
    color: ${token('ink-2')};
    text-align: center;
  }
  thead th[data-today] {
    font-weight: 600;
    color: ${token('ink')};
  }
  tbody th {
    padding-inline-end: 8px;
    font: 500 ${token('t-12')} ${token('font')};
    text-align: start;
    white-space: nowrap;
    overflow: hidden;
    text-overflow: ellipsis;
    max-inline-size: 92px;
  }
  td {
    min-inline-size: 24px;
    padding: 2px 1px;
  }
  ${phone} {
    margin-block-end: 12px;

    tbody th {
      font: 500 ${token('t-14')} ${token('font')};
    }
  }
`
