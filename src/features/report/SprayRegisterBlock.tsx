import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import type { ReportGround } from '@/domain/report/reportGround'
import { areasOf, sprayRegister } from '@/domain/report/sprayRegister'
import { useFormat } from '@/i18n/format'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { PlainTable } from '@/ui/PlainTable'
import { FactLines } from './FactLines'
import { useReportNames, useReportShed, together } from './useReportShed'
import { useSprayWords } from './useSprayWords'

const COLUMNS = [
  'when',
  'where',
  'product',
  'rate',
  'how',
  'weather',
  'reason',
  'operator',
  'reEntry',
] as const

/** Every treatment with everything the law asks for; what nobody recorded is said so. */
export function SprayRegisterBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { company, pitches, activities, complete, choice, timeZone } = ground
  const shed = useReportShed(company)
  const names = useReportNames(company)
  const register = useMemo(
    () =>
      shed.data
        ? sprayRegister(activities, {
            shed: shed.data,
            areas: areasOf(pitches),
            timeZone,
          })
        : [],
    [activities, pitches, shed.data, timeZone],
  )
  const words = useSprayWords({
    people: names.data?.people ?? new Map(),
    pitches: new Map(pitches.map(({ id, name }) => [id, name])),
  })
  const query = together([shed, names], () => register)
  const come = complete && query.data !== undefined
  const gaps = register.filter(({ missing }) => missing.length > 0).length
  return (
    <ReportBlock
      title={t('spray.title')}
      long
      sentence={
        come && register.length > 0
          ? gaps === 0
            ? t('spray.complete', { count: register.length, number: format.number(register.length) })
            : t('spray.incomplete', {
                count: register.length,
                number: format.number(register.length),
                gaps: format.number(gaps),
              })
          : undefined
      }
      csv={
        come && register.length > 0
          ? {
              name: `${t('file.spray')}-${choice.from}-${choice.to}`,
              rows: () => words.file(register),
            }
          : undefined
      }
      provenance={
        <Provenance
          title={t('spray.title')}
          text={t('spray.about')}
          origin="computed"
          at={ground.sentAt}
          formula={t('spray.formula')}
          inputs={[t('from.work'), t('from.store')]}
        />
      }
    >
      <QueryState
        query={{ ...query, data: come ? query.data : undefined }}
        skeleton={<Skeleton count={6} />}
        empty={{ when: (rows) => rows.length === 0, title: t('spray.empty'), text: t('spray.emptyText') }}
      >
        {(rows) => (
          <PlainTable
            caption={t('spray.title')}
            columns={COLUMNS.map((id) => ({ id, header: t(`spray.column.${id}`) }))}
            rows={rows.map((entry) => ({
              id: entry.id,
              cells: words.cells(entry).map((facts, at) => <FactLines key={at} facts={facts} />),
            }))}
          />
        )}
      </QueryState>
    </ReportBlock>
  )
}
