import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { HoursRow } from '@/domain/report/labourHours'
import { useFormat } from '@/i18n/format'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { Missing } from './Missing'
import { PlainTable } from '@/ui/PlainTable'

type HoursTableProps = { caption: string; rows: readonly (HoursRow & { name: string })[] }

/** Who or what worked how long, with a bar to compare by. */
export function HoursTable({ caption, rows }: HoursTableProps) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const most = Math.max(...rows.map(({ hours }) => hours), 0)
  return (
    <PlainTable
      caption={caption}
      columns={[
        { id: 'name', header: caption },
        { id: 'bar', header: '' },
        { id: 'jobs', header: t('labour.jobs'), end: true },
        { id: 'hours', header: t('labour.hours'), end: true },
      ]}
      rows={rows.map(({ id, name, jobs, hours, untold }) => ({
        id,
        cells: [
          <bdi key="name">{name}</bdi>,
          <Bar key="bar" aria-hidden style={{ '--share': most > 0 ? hours / most : 0 }} />,
          format.number(jobs),
          // Hours that nobody wrote down are unknown, not none.
          untold === jobs ? <Missing key="hours" /> : format.number(hours, 1),
        ],
      }))}
    />
  )
}

const Bar = styled.div`
  block-size: 8px;
  margin-block-start: 6px;
  inline-size: calc(var(--share) * 160px);

  ${phone} {
    inline-size: calc(var(--share) * 64px);
  }
  border-radius: 2px;
  background: ${token('band')};
  print-color-adjust: exact;
  min-inline-size: 0;
`
