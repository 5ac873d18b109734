import styled from '@emotion/styled'
import { Suspense, useState } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { csvStyleOf, writeCsv } from '@/domain/csv'
import { feedToRepeat, usesOf } from '@/domain/feeds'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'
import { lazyPart } from '@/ui/lazyPart'
import { useIsPhone } from '@/ui/useIsPhone'
import { useSearchChange } from '@/ui/useSearchChange'
import { feedCsv } from './feedCsv'
import type { NutrientText } from '@/ui/useNitrogenUnit'
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
  head: HTMLElement | null
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
export function Actions({ ground, pitches, text, readOnly, head }: ActionsProps) {
  const { t } = useTranslation(['fertilisation', 'common'])
  const format = useFormat()
  const { search } = useLocation()
  const changeSearch = useSearchChange()
  const isPhone = useIsPhone()
  const toRows = useFeedRows(ground)
  const [open, setOpen] = useState<'calculator' | 'copy' | 'budget'>()
  const { pitch, season, today, applied, works } = ground
  const last = feedToRepeat(applied, today)
  const work = last?.activityId === undefined ? undefined : works.get(last.activityId)
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
  const again = (present: string) => {
    const products = last && usesOf(last, work)
    return withWorkSheet(present, {
      kind: 'new',
      type:
        work?.activityName ??
        (products?.some(({ rateUnit }) => rateUnit === 'l/ha') ? 'spraying' : 'spreading'),
      pitchId: pitch.id,
      day: today,
      products,
    })
  }
  const canRepeat = canPlan && last !== undefined
  const others = [
    canPlan && ground.hasProducts && pitches.length > 1
      ? { id: 'copy', label: t('act.copy'), onSelect: () => setOpen('copy') }
      : [],
    readOnly ? [] : { id: 'budget', label: t('act.budget'), onSelect: () => setOpen('budget') },
    applied.length > 0 ? { id: 'export', label: t('act.export'), onSelect: write } : [],
  ].flat()
  const plan = canPlan && ground.hasProducts && (
    <Button layout="primary" onClick={() => setOpen('calculator')}>
      {t('act.plan')}
    </Button>
  )
  return (
    <>
      {!isPhone && canRepeat && <ButtonLink to={{ search: again(search) }}>{t('act.repeat')}</ButtonLink>}
      {!isPhone &&
        others.map(({ id, label, onSelect }) => (
          <Button key={id} onClick={onSelect}>
            {label}
          </Button>
        ))}
      <End>
        {isPhone && (canRepeat || others.length > 0) && (
          <LazyMenu
            label={t('common:nav.more')}
            trigger={
              <IconButton label={t('common:nav.more')}>
                <Icon name="ellipsis" />
              </IconButton>
            }
            groups={[
              {
                id: 'others',
                entries: [
                  ...(canRepeat
                    ? [
                        {
                          id: 'repeat',
                          label: t('act.repeat'),
                          onSelect: () => changeSearch(again),
                        },
                      ]
                    : []),
                  ...others,
                ],
              },
            ]}
          />
        )}
        {!head && plan}
      </End>
      {head && createPortal(plan, head)}
      <Suspense>
        {open === 'calculator' && <FeedCalculator ground={ground} text={text} onClose={close} />}
        {open === 'copy' && <CopyProgramme ground={ground} pitches={pitches} text={text} onClose={close} />}
        {open === 'budget' && <BudgetDialog ground={ground} text={text} onClose={close} />}
      </Suspense>
    </>
  )
}

/** The one press of the page that is green stands where those of the others stand. */
const End = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-inline-start: auto;
`
