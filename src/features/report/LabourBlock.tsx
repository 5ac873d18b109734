import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type HoursRow, labourHours } from '@/domain/report/labourHours'
import type { ReportGround } from '@/domain/report/reportGround'
import { useFormat } from '@/i18n/format'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { HoursTable } from './HoursTable'
import { useReportNames } from './useReportShed'

/** Hours of completed work by person and by machine. */
export function LabourBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { company, activities, complete, choice } = ground
  const names = useReportNames(company)
  const labour = labourHours(activities)
  const query = { ...names, data: complete ? names.data : undefined }
  const known = (rows: readonly HoursRow[], of: ReadonlyMap<string, string> | undefined, unknown: string) =>
    rows.map((row) => ({ ...row, name: of?.get(row.id) || unknown }))
  const people = known(labour.people, names.data?.people, t('labour.unknownPerson'))
  const machines = known(labour.machines, names.data?.machines, t('labour.unknownMachine'))
  const hours = labour.people.reduce((sum, row) => sum + row.hours, 0)
  const told = (value: number) => format.cell(value, 'hours')
  const rows = () => [
    [t('labour.kind'), t('labour.name'), t('labour.jobs'), t('labour.hours'), t('labour.untold')],
    ...people.map((row) => [t('labour.person'), row.name, row.jobs, told(row.hours), row.untold]),
    ...machines.map((row) => [t('labour.machine'), row.name, row.jobs, told(row.hours), row.untold]),
  ]
  return (
    <ReportBlock
      title={t('labour.title')}
      long
      sentence={
        complete && labour.jobs > 0
          ? t('labour.sentence', {
              count: labour.people.length,
              number: format.number(labour.people.length),
              hours: format.figure(hours, 'hours').number,
            })
          : undefined
      }
      csv={
        complete && labour.jobs > 0
          ? { name: `${t('file.labour')}-${choice.from}-${choice.to}`, rows }
          : undefined
      }
      provenance={
        <Provenance
          title={t('labour.title')}
          text={t('labour.about')}
          origin="computed"
          at={ground.sentAt}
          formula={t('from.hours')}
          inputs={[t('from.work')]}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={5} />}
        empty={{ when: () => labour.jobs === 0, title: t('labour.empty'), text: t('labour.emptyText') }}
      >
        {() => (
          <>
            {people.length > 0 && (
              <HoursTable caption={t('labour.people')} hours={t('labour.personHours')} rows={people} />
            )}
            {labour.nobody.jobs > 0 && (
              <Nobody>
                {t('labour.nobody', {
                  count: labour.nobody.jobs,
                  number: format.number(labour.nobody.jobs),
                  hours: format.number(labour.nobody.hours, 1),
                })}
              </Nobody>
            )}
            {machines.length > 0 && (
              <HoursTable caption={t('labour.machines')} hours={t('labour.machineHours')} rows={machines} />
            )}
          </>
        )}
      </QueryState>
    </ReportBlock>
  )
}

const Nobody = styled.p`
  margin-block: 8px 16px;
`
