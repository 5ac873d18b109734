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
        { id: 'jobs', header: t('labour.jobs'), end: true },
        { id: 'hours', header: t('labour.hours'), end: true },
      ]}
      rows={rows.map(({ id, name, jobs, hours, untold }) => ({
        id,
        cells: [
          <bdi key="name">{name}</bdi>,
          format.number(jobs),
          // Hours that nobody wrote down are unknown, not none.
          <Worked key="hours">
            <Bar aria-hidden style={{ '--share': most > 0 ? hours / most : 0 }} />
            {untold === jobs ? <Missing /> : format.number(hours, 1)}
          </Worked>,
        ],
      }))}
    />
  )
}

const Worked = styled.div`
  display: flex;
  align-items: center;
  justify-content: end;
  gap: 12px;
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
