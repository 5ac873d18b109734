import { useTranslation } from 'react-i18next'
import { turfEndpoints } from '@/api/turf'
import { sentAt } from '@/api/sentAt'
import { useEach } from '@/api/useEach'
import { knownSum } from '@/lib/knownSum'
import type { Fertilisation } from '@/domain/pitchReport'
import { nutrientsGiven, productsUsed } from '@/domain/report/nutrientsGiven'
import type { ReportGround } from '@/domain/report/reportGround'
import { waterGiven } from '@/domain/report/waterGiven'
import { useFormat } from '@/i18n/format'
import { usedAmount, stockCells } from '@/i18n/stockText'
import { Provenance } from '@/ui/Provenance'
import { QueryState } from '@/ui/QueryState'
import { ReportBlock } from '@/ui/ReportBlock'
import { Skeleton } from '@/ui/Skeleton'
import { Missing } from './Missing'
import { PlainTable } from '@/ui/PlainTable'
import { useReportShed } from './useReportShed'

/** Nutrients and water by pitch, and what was used of each product. */
export function InputsBlock({ ground }: { ground: ReportGround }) {
  const { t } = useTranslation('report')
  const format = useFormat()
  const { company, pitches, activities, complete, choice } = ground
  const shed = useReportShed(company)
  const { answers, refetch } = useEach<readonly Fertilisation[]>(
    turfEndpoints.getFertilisationHistory,
    pitches.map(({ id }) => ({ pitchId: id, from: choice.from, to: choice.to })),
  )
  const store = shed.data
  const known =
    complete && store && answers.every(({ data }) => data !== undefined)
      ? {
          nutrients: nutrientsGiven(
            pitches.map(({ id }, at) => ({ pitchId: id, history: answers[at]?.data ?? [] })),
            store,
          ),
          water: waterGiven(activities, pitches),
          products: productsUsed(activities, store),
        }
      : undefined
  const failed = answers.find(({ data, error }) => data === undefined && error !== undefined)
  const query = {
    data: known,
    error: failed?.error ?? shed.error,
    isFetching: shed.isFetching || answers.some(({ status }) => status === 'pending'),
    refetch: () => {
      refetch()
      shed.refetch()
    },
  }
  const volume = knownSum(known?.water.map((row) => row.volume) ?? [])
  const feeds = known?.nutrients.reduce((sum, row) => sum + row.feeds, 0) ?? 0
  const waterings = known?.water.reduce((sum, row) => sum + row.waterings, 0) ?? 0
  const nothing = feeds === 0 && waterings === 0 && known?.products.length === 0
  const columns = ['n', 'p', 'k'] as const
  const head = (key: (typeof columns)[number]) =>
    t('inputs.column', { what: t(`inputs.nutrient.${key}`), unit: format.unit('nutrientRate') })
  const water = {
    depth: t('inputs.water', { unit: format.unit('depth') }),
    volume: t('inputs.volume', { unit: format.unit('waterVolume') }),
  }
  const rows = () => [
    [t('inputs.pitch'), ...columns.map(head), t('inputs.waterings'), water.depth, water.volume],
    ...pitches.map(({ name }, at) => {
      const [fed, given] = [known?.nutrients[at], known?.water[at]]
      return [
        name,
        ...columns.map((key) => format.cell(fed?.[key], 'nutrientRate')),
        given?.waterings,
        format.cell(given?.mm, 'depth'),
        format.cell(given?.volume, 'waterVolume'),
      ]
    }),
    [],
    [t('inputs.product'), t('inputs.jobs'), t('inputs.amount'), t('inputs.unit')],
    ...(known?.products ?? []).map(({ supply, jobs, amount }) => [
      supply.name,
      jobs,
      ...stockCells(amount, supply.action.unit, format, (unit) => t(`unit.${unit}`)),
    ]),
  ]
  function sentencesOf(fed: number, watered: number, cubic: number | undefined): string[] {
    return [
      fed === 0 ? t('inputs.noFeeds') : t('inputs.feeds', { count: fed, number: format.number(fed) }),
      watered === 0
        ? t('inputs.noWaterings')
        : cubic === undefined
          ? t('inputs.watered', { count: watered, number: format.number(watered) })
          : t('inputs.wateredWith', {
              count: watered,
              number: format.number(watered),
              volume: format.quantity(cubic, 'waterVolume'),
            }),
    ]
  }

  return (
    <ReportBlock
      title={t('inputs.title')}
      long
      sentence={known && !nothing ? sentencesOf(feeds, waterings, volume).join(' ') : undefined}
      csv={known && !nothing ? { name: `${t('file.inputs')}-${choice.from}-${choice.to}`, rows } : undefined}
      provenance={
        <Provenance
          title={t('inputs.title')}
          text={t('inputs.about')}
          origin="computed"
          at={sentAt(...answers)}
          formula={t('inputs.formula')}
          inputs={[t('from.work'), t('from.store')]}
        />
      }
    >
      <QueryState
        query={query}
        skeleton={<Skeleton count={5} />}
        empty={{ when: () => nothing, title: t('inputs.empty'), text: t('inputs.emptyText') }}
      >
        {({ nutrients, water: watered, products }) => (
          <>
            <PlainTable
              caption={t('inputs.byPitch')}
              columns={[
                { id: 'pitch', header: t('inputs.pitch') },
                ...columns.map((key) => ({ id: key, header: head(key), end: true })),
                { id: 'mm', header: water.depth, end: true },
                { id: 'volume', header: water.volume, end: true },
              ]}
              rows={pitches.map(({ id, name }, at) => {
                const [fed, given] = [nutrients[at], watered[at]]
                return {
                  id,
                  cells: [
                    <bdi key="name">{name}</bdi>,
                    ...columns.map((key) =>
                      fed === undefined || fed.feeds === 0 ? (
                        t('inputs.noFeed')
                      ) : fed[key] === undefined ? (
                        <Missing key={key} />
                      ) : (
                        format.figure(fed[key], 'nutrientRate').number
                      ),
                    ),
                    given === undefined || given.waterings === 0 ? (
                      t('inputs.noWater')
                    ) : given.mm === undefined ? (
                      <Missing key="mm" />
                    ) : (
                      format.figure(given.mm, 'depth').number
                    ),
                    given === undefined || given.waterings === 0 ? (
                      t('inputs.noWater')
                    ) : given.volume === undefined ? (
                      <Missing key="volume" />
                    ) : (
                      format.figure(given.volume, 'waterVolume').number
                    ),
                  ],
                }
              })}
            />
            {products.length > 0 && (
              <PlainTable
                caption={t('inputs.products')}
                columns={[
                  { id: 'product', header: t('inputs.product') },
                  { id: 'jobs', header: t('inputs.jobs'), end: true },
                  { id: 'amount', header: t('inputs.amount'), end: true },
                ]}
                rows={products.map(({ supply, jobs, amount }) => ({
                  id: supply.id,
                  cells: [
                    <bdi key="name">{supply.name}</bdi>,
                    format.number(jobs),
                    usedAmount(amount, supply.action.unit, format),
                  ],
                }))}
              />
            )}
          </>
        )}
      </QueryState>
    </ReportBlock>
  )
}
