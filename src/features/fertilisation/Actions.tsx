import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { csvStyleOf, writeCsv } from '@/domain/csv'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { lazyPart } from '@/ui/lazyPart'
import { feedCsv } from './feedCsv'
import type { NutrientText } from './nitrogenUnit'
import { useFeedRows } from './useFeedRows'
import type { FertilisationGround } from './useFertilisation'

const BudgetDialog = lazyPart(() => import('./BudgetDialog'), 'BudgetDialog')
const CopyProgramme = lazyPart(() => import('./CopyProgramme'), 'CopyProgramme')
const FeedCalculator = lazyPart(() => import('./FeedCalculator'), 'FeedCalculator')

type ActionsProps = {
  ground: FertilisationGround
  pitches: readonly Pitch[]
  text: NutrientText
  readOnly: boolean
}

const COLUMNS = [
  'date',
  'product',
  'analysis',
  'rate',
  'area',
  'amount',
  'water',
  'operator',
  'weather',
] as const

/** Plan a feed, repeat the last, copy a programme, set budget and limits, take the history along. */
export function Actions({ ground, pitches, text, readOnly }: ActionsProps) {
  const { t } = useTranslation('fertilisation')
  const format = useFormat()
  const { search } = useLocation()
  const toRows = useFeedRows(ground)
  const [open, setOpen] = useState<'calculator' | 'copy' | 'budget'>()
  const { pitch, season, today, applied, works } = ground
  const last = applied.at(-1)
  const use = last?.products.length === 1 ? last.products[0] : undefined
  const type = last?.activityId === undefined ? undefined : works.get(last.activityId)?.activityName
  const canPlan = !readOnly && today <= `${season}-12-31`
  const close = () => setOpen(undefined)
  const write = () =>
    download(
      writeCsv(
        feedCsv(applied, toRows(applied), text, {
          words: COLUMNS.map((id) => t(`history.${id}`)),
          nutrient: (id) => t(`nutrient.${id}`),
        }),
        csvStyleOf(format.locale),
      ),
      { name: `${t('export.file')}-${season}.csv`, type: 'text/csv' },
    )
  return (
    <>
      {canPlan && ground.hasProducts && (
        <Button layout="primary" onClick={() => setOpen('calculator')}>
          {t('act.plan')}
        </Button>
      )}
      {canPlan && last && (
        <ButtonLink
          to={{
            search: withWorkSheet(search, {
              kind: 'new',
              type: type ?? (use?.rateUnit === 'l/ha' ? 'spraying' : 'spreading'),
              pitchId: pitch.id,
              day: today,
              products: use?.supply && [{ id: use.supply.id, rate: use.rate, rateUnit: use.rateUnit }],
            }),
          }}
        >
          {t('act.repeat')}
        </ButtonLink>
      )}
      {canPlan && ground.hasProducts && pitches.length > 1 && (
        <Button onClick={() => setOpen('copy')}>{t('act.copy')}</Button>
      )}
      {!readOnly && <Button onClick={() => setOpen('budget')}>{t('act.budget')}</Button>}
      {applied.length > 0 && <Button onClick={write}>{t('act.export')}</Button>}
      <Suspense>
        {open === 'calculator' && <FeedCalculator ground={ground} text={text} onClose={close} />}
        {open === 'copy' && <CopyProgramme ground={ground} pitches={pitches} text={text} onClose={close} />}
        {open === 'budget' && <BudgetDialog ground={ground} text={text} onClose={close} />}
      </Suspense>
    </>
  )
}
