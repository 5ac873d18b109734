import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetLatestActivitiesQuery } from '@/api/pitches'
import { usePlayAhead } from '@/api/usePlay'
import { addresses } from '@/domain/addresses'
import { lateJobs, workPeriod } from '@/domain/dayJobs'
import { nextUses } from '@/domain/fixturesAhead'
import { dayAtGround } from '@/domain/groundTime'
import { keyFigure } from '@/domain/keyFigure'
import type { Band } from '@/domain/measurement'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import type { Pitch } from '@/domain/pitch'
import { lastDone, lastMeasured } from '@/domain/pitchPast'
import type { Instant } from '@/domain/wire'
import { quantityBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { age, dayAge, shortMoment } from '@/i18n/moments'
import { type Column, DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { LoadNotice } from '@/ui/LoadNotice'
import { desktop, phone } from '@/ui/media'
import { stacked } from '@/ui/tableMedia'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { useFurthest } from './useFurthest'
import { useLastFeeds } from './useLastFeeds'

type PitchTableProps = {
  pitches: readonly Pitch[]
  withLatest: boolean
  /** Whether the last nitrogen may be asked for (switch pitch_growth). */
  withFeed: boolean
  readOnly: boolean
}

const SEARCH_FROM = 8

/** Every pitch with its next use and how long ago it was cut, fed and measured; each column sorts. */
export function PitchTable({ pitches, withLatest, withFeed, readOnly }: PitchTableProps) {
  const { t } = useTranslation(['pitches', 'common'])
  const format = useFormat()
  const now = useNow()
  const today = dayAtGround(now, format.timeZone)
  const [typed, setTyped] = useState('')
  const play = usePlayAhead(today)
  const { data: fixtures } = play
  const work = useGetActivitiesQuery(workPeriod(today), { skip: readOnly })
  const { data: jobs } = work
  const { data: latest } = useGetLatestActivitiesQuery(undefined, { skip: !withLatest })
  const uses = nextUses(fixtures ?? [], now)
  const late = lateJobs(jobs ?? [], now)
  const furthest = useFurthest(pitches, today, now)
  const feeds = useLastFeeds(withFeed ? pitches : NONE, today)
  const lateOn = ({ id }: Pitch) => late.filter(({ pitchIds }) => pitchIds.includes(id)).length

  const latestOf = ({ id }: Pitch) => (latest ?? []).filter(({ pitchId }) => pitchId === id)
  const cutOf = (pitch: Pitch) => lastDone(latestOf(pitch), 'mowing')
  const measuredOf = (pitch: Pitch) =>
    lastMeasured(latestOf(pitch), furthest.readings.get(pitch.id) ?? NONE, now) ?? null
  const ago = (at: Instant, figure?: string) =>
    moment(at, format.dateTime(at), withFigure(age(at, now, format), figure))
  const cut: Column<Pitch> = {
    id: 'cut',
    header: t('table.cut'),
    align: 'end',
    sortBy: (pitch) => cutOf(pitch)?.date ?? null,
    cell: (pitch) => {
      if (latest === undefined) return '–'
      const last = cutOf(pitch)
      if (!last) return soft(t('table.notKnown'))
      const job = jobs?.find(({ id }) => id === last.activityId)
      const figure = job && keyFigure(job)
      return ago(last.date, figure && format.quantity(figure.value, figure.quantity))
    },
  }
  const measured: Column<Pitch> = {
    id: 'measured',
    header: t('table.measured'),
    align: 'end',
    sortBy: measuredOf,
    cell: (pitch) => {
      if (latest === undefined || (furthest.isOn && !furthest.readings.has(pitch.id))) return '–'
      const last = measuredOf(pitch)
      return last === null ? soft(t('table.notKnown')) : ago(last)
    },
  }
  const fed: Column<Pitch> = {
    id: 'fed',
    header: t('table.fed'),
    align: 'end',
    sortBy: ({ id }) => feeds.of.get(id)?.day ?? null,
    cell: ({ id }) => {
      const last = feeds.of.get(id)
      if (last === undefined) return '–'
      if (last === null) return soft(t('table.notKnown'))
      return moment(
        last.day,
        format.day(last.day, 'medium'),
        withFigure(dayAge(last.day, today, format), format.quantity(last.n / 10, 'solidRate')),
      )
    },
  }

  const columns: Column<Pitch>[] = [
    {
      id: 'name',
      header: t('table.name'),
      phone: 'title',
      sortBy: ({ name }) => name,
      cell: ({ name }) => isolated(name),
    },
    {
      id: 'surface',
      header: t('table.surface'),
      quiet: () => true,
      sortBy: ({ surface }) => (surface ? t(`surface.${surface}`) : null),
      cell: ({ surface }) => (surface ? t(`surface.${surface}`) : soft(t('table.notKnown'))),
    },
    {
      id: 'area',
      header: t('table.area'),
      align: 'end',
      sortBy: ({ area }) => area ?? null,
      cell: ({ area }) => (area === undefined ? soft(t('table.notKnown')) : format.quantity(area, 'area')),
      phone: 'hidden',
    },
    {
      id: 'use',
      header: t('table.use'),
      phone: 'below',
      sortBy: ({ id }) => uses.get(id)?.startDate ?? null,
      cell: ({ id }) => {
        const use = uses.get(id)
        if (!use && (fixtures === undefined || (jobs === undefined && !readOnly))) return '–'
        if (!use) return soft(t('table.noUse'))
        const name = use.name || t(`kind.${use.kind}`)
        return `${name} · ${shortMoment(use.startDate, today, format)}`
      },
    },
    ...(furthest.isOn
      ? [
          {
            id: 'target',
            header: t('table.target'),
            phone: 'below',
            quiet: ({ id }) => !furthest.of.get(id)?.off,
            // The worst first: what is furthest off is what somebody looks for.
            sortBy: ({ id }) => negative(furthest.of.get(id)?.off),
            cell: ({ id }) => {
              const worst = furthest.of.get(id)
              if (worst === undefined) return '–'
              if (worst === null) return soft(t('table.noReading'))
              const { metric, reading, band, ideal, off, isLow } = worst
              if (off === 0) return t('common:ui.bullet.in')
              const value = `${t(`metric.${metric}`)} ${quantityBeside(reading.mean, METRIC_QUANTITY[metric], ideal, format)}`
              return offBy(band, `${value} · ${t(`common:ui.bullet.${isLow ? 'low' : 'high'}`)}`)
            },
          } satisfies Column<Pitch>,
        ]
      : []),
    ...(withLatest ? [cut] : []),
    ...(feeds.isOn ? [fed] : []),
    ...(withLatest ? [measured] : []),
    ...(readOnly
      ? []
      : [
          {
            id: 'late',
            header: t('table.late'),
            align: 'end',
            phone: 'aside',
            quiet: (pitch) => lateOn(pitch) === 0,
            sortBy: lateOn,
            cell: (pitch) =>
              jobs === undefined ? '–' : lateJobsOf(lateOn(pitch), format.number(lateOn(pitch))),
          } satisfies Column<Pitch>,
        ]),
  ]
  const wanted = typed.trim().toLocaleLowerCase()
  const shown = pitches.filter(({ name }) => name.toLocaleLowerCase().includes(wanted))
  return (
    <Frame>
      <LoadNotice queries={[play, work]} />
      {pitches.length >= SEARCH_FROM && (
        <Search>
          <TextField
            type="search"
            hideLabel
            label={t('search')}
            placeholder={t('search')}
            start={<Glyph name="search" size={16} />}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Search>
      )}
      {shown.length === 0 ? (
        <EmptyState title={t('noMatch')} />
      ) : (
        <DataTable
          caption={t('title')}
          hideCaption
          sortLabel={t('table.sortBy')}
          columns={columns}
          rows={shown}
          rowId={({ id }) => id}
          rowLink={({ id }) => addresses.pitch(id)}
        />
      )}
    </Frame>
  )
}

const NONE: readonly never[] = []
const withFigure = (when: string, figure: string | undefined) => (figure ? `${when} · ${figure}` : when)
const negative = (value: number | undefined) => (value === undefined ? null : -value)
const soft = (text: string) => <Soft>{text}</Soft>
const isolated = (name: string) => <Name>{name}</Name>
const lateJobsOf = (count: number, text: string) => (count > 0 ? <Late>{text}</Late> : text)
const offBy = (band: Band, text: string) => <Off data-band={band}>{text}</Off>
const moment = (instant: string, title: string, text: string) => (
  <time dateTime={instant} title={title}>
    {text}
  </time>
)

const Frame = styled.div`
  display: grid;
  gap: 16px;

  ${phone} {
    padding-inline: 16px;
  }
  ${stacked} {
    [data-phone='aside'] > [data-name] {
      display: inline;
      margin-inline-end: 4px;
      font-weight: 500;
      color: ${token('red')};
    }
  }
`
const Search = styled.div`
  ${desktop} {
    max-inline-size: 320px;
  }
`
/** A short name stays in one line, however many columns there are; a long one takes the width of a short one. */
const Name = styled.bdi`
  display: inline-block;
  inline-size: max-content;
  max-inline-size: 24ch;
  overflow-wrap: anywhere;
`
const Soft = styled.span`
  color: ${token('ink-2')};
`
const Late = styled.b`
  color: ${token('red')};
`
const Off = styled.span`
  &[data-band='outside'] {
    color: ${token('amber-deep')};
    font-weight: 600;
  }
`
