import { css, Global } from '@emotion/react'
import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'
import { type Person, usePlan } from './plan'
import { useChecklists } from './useChecklists'

/** Day sheets on paper: A4 upright, a page for each person, with boxes to tick (F34). Never on screen. */
export function DaySheets({ people }: { people: readonly Person[] }) {
  return (
    <Paper>
      <Global styles={page} />
      {people.map((person) => (
        <DaySheet key={person.id} person={person} />
      ))}
    </Paper>
  )
}

function DaySheet({ person }: { person: Person }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, facts } = usePlan()
  const jobs = person.jobs.filter(({ status }) => status !== 'cancelled')
  return (
    <Sheet>
      <Head>
        <h2>{person.name}</h2>
        <p>{format.day(day, 'full')}</p>
      </Head>
      <p>
        {person.minutes > 0
          ? t('sheet.summary', { count: jobs.length, hours: facts.length(person.minutes) })
          : t('copy.jobs', { count: jobs.length })}
      </p>
      <ol>
        {jobs.map((job) => (
          <SheetJob key={job.id} job={job} />
        ))}
      </ol>
      <Foot>
        <span>{t('sheet.remarks')}</span>
      </Foot>
    </Sheet>
  )
}

function SheetJob({ job }: { job: Activity }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, facts, timeZone } = usePlan()
  const lastDay = dayAtGround(job.endDate, timeZone)
  const isLong = dayAtGround(job.startDate, timeZone) < day || lastDay > addDays(day, 1)
  const checklist = useChecklists()(job)
  const figure = facts.figure(job)
  const lines: [string, string][] = [
    [t('sheet.pitch'), facts.where(job)],
    // The figure stands in the heading.
    ...facts.settings(job).filter(([, value]) => value !== figure),
    [t('sheet.machine'), facts.machines(job).join(format.comma)],
    // A line for each: whoever fills the tank must not read one amount for another.
    [t('sheet.products'), facts.products(job).join('\n')],
    [t('sheet.with'), job.userIds.length > 1 ? facts.people(job) : ''],
    [t('sheet.notes'), job.notes ?? ''],
  ]
  return (
    <Job>
      <Box />
      <Time>
        <b>{format.time(job.startDate)}</b>
        <span>{isLong ? t('sheet.until', { day: format.day(lastDay, 'short') }) : facts.lengthOf(job)}</span>
      </Time>
      <div>
        <h3>{figure ? t('sheet.work', { work: facts.title(job), figure }) : facts.title(job)}</h3>
        <dl>
          {lines
            .filter(([, value]) => value !== '')
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
        {checklist.length > 0 && (
          <ul>
            {checklist.map(({ text, done }, at) => (
              <li key={`${text} ${at}`}>
                <Box>{done && '✓'}</Box> {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    </Job>
  )
}

const page = css`
  @page {
    size: A4 portrait;
    margin: 14mm;
  }
`
const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    /* Paper is light whatever the theme. */
    color-scheme: light;
    color: CanvasText;
    background: Canvas;
    font: 400 11pt/1.4 ${token('font')};
  }
`
const Sheet = styled.section`
  break-after: page;

  &:last-of-type {
    break-after: auto;
  }
  > p {
    margin-block-end: 4mm;
  }
`
const Head = styled.header`
  display: flex;
  justify-content: space-between;
  align-items: baseline;
  padding-block-end: 2mm;
  margin-block-end: 2mm;
  border-block-end: 0.5mm solid currentColor;

  > h2 {
    font: 600 18pt/1.2 ${token('font')};
  }
`
const Job = styled.li`
  display: grid;
  grid-template-columns: 6mm 20mm minmax(0, 1fr);
  gap: 3mm;
  padding-block: 3mm;
  border-block-end: 0.2mm solid GrayText;
  break-inside: avoid;
  overflow-wrap: anywhere;

  h3 {
    font: 600 12pt/1.3 ${token('font')};
  }
  dl > div {
    display: flex;
    gap: 2mm;
  }
  dt {
    flex: none;
    min-inline-size: 22mm;
    color: GrayText;
  }
  dd {
    white-space: pre-line;
  }
  ul > li {
    display: flex;
    align-items: center;
    gap: 2mm;
    margin-block-start: 1mm;
  }
`
const Box = styled.span`
  flex: none;
  display: grid;
  place-items: center;
  inline-size: 4.5mm;
  block-size: 4.5mm;
  border: 0.3mm solid currentColor;
`
const Time = styled.p`
  display: grid;
  align-content: start;

  > b {
    font-weight: 600;
    font-size: 12pt;
  }
`
const Foot = styled.footer`
  margin-block-start: 6mm;
  min-block-size: 30mm;
  color: GrayText;
`
