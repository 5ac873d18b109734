import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { HoursRow } from '@/domain/report/labourHours'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { Missing } from './Missing'
import { PlainTable } from '@/ui/PlainTable'

type HoursTableProps = {
  caption: string
  /** Whose hours they are: a person's or a machine's. */
  hours: string
  rows: readonly (HoursRow & { name: string })[]
}

/** Who or what worked how long, with a bar to compare by. */
export function HoursTable({ caption, hours: hoursHead, rows }: HoursTableProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const most = Math.max(...rows.map(({ hours }) => hours), 0)
  // Beside hours that are only of some of the jobs stands how many they leave out.
  const isPartly = rows.some(({ jobs, untold }) => untold > 0 && untold < jobs)
  return (
    <PlainTable
      caption={caption}
      columns={[
        { id: 'name', header: caption },
        { id: 'jobs', header: <WholeWord>{t('labour.jobs')}</WholeWord>, end: true },
        ...(isPartly ? [{ id: 'untold', header: t('labour.untold'), end: true }] : []),
        { id: 'hours', header: hoursHead, end: true },
      ]}
      rows={rows.map(({ id, name, jobs, hours, untold }) => ({
        id,
        cells: [
          <bdi key="name">{name}</bdi>,
          format.number(jobs),
          ...(isPartly ? [format.number(untold)] : []),
          // Hours that nobody wrote down are unknown, not none.
          <Worked key="hours" data-narrow={isPartly || undefined}>
            <Bar aria-hidden style={{ '--share': most > 0 ? hours / most : 0 }} />
            {untold === jobs ? <Missing /> : format.number(hours, 1)}
          </Worked>,
        ],
      }))}
    />
  )
}

const WholeWord = styled.span`
  overflow-wrap: break-word;
`
const Worked = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 12px;
  white-space: nowrap;

  /* Four columns leave a phone no room to compare by. */
  ${phone} {
    &[data-narrow] > [aria-hidden] {
      display: none;
    }
  }
`
const Bar = styled.div`
  block-size: 8px;
  inline-size: calc(var(--share) * 160px);

  ${phone} {
    inline-size: calc(var(--share) * 64px);
  }
  border-radius: 2px;
  background: ${token('band')};
  print-color-adjust: exact;
  min-inline-size: 0;
`
