import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import type { ProductLabel } from '@/domain/localData'
import { RATE_QUANTITY } from '@/domain/rateUnit'
import { type Supply, usualRateUnit } from '@/domain/supply'
import { ownValue } from '@/lib/ownValue'
import { webAddress } from '@/lib/webAddress'
import { without } from '@/lib/without'
import { QuantityField } from '@/ui/QuantityField'
import { TextField } from '@/ui/TextField'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import { Facts } from '@/ui/Facts'
import { useSupplyText } from './useSupplyText'
import { useTold } from '@/ui/useTold'

/** What the label says and the backend has no field for: the lowest rate, and where the label or its safety data is read. */
export function LabelNotes({ supply, canEdit }: { supply: Supply; canEdit: boolean }) {
  const { t } = useTranslation('supplies')
  const words = useSupplyText()
  const { data: local } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const label = ownValue(local?.productLabels, supply.id) ?? {}
  const { leastRate, page } = label
  const keep = (part: Partial<ProductLabel>) => {
    if (!local) return
    const others = without(local.productLabels, supply.id)
    const next = { ...label, ...part }
    const isEmpty = next.leastRate === undefined && next.page === undefined
    void told(save({ productLabels: isEmpty ? others : { ...others, [supply.id]: next } }))
  }
  const link = page !== undefined && (
    <TextLink to={page} target="_blank" rel="noreferrer">
      {t('sheet.openPage')}
    </TextLink>
  )
  if (!local) return null
  if (!canEdit)
    return (
      <Facts
        facts={[
          { name: t('field.leastRate'), value: leastRate ? words.rateOf(leastRate) : words.unknown },
          { name: t('field.page'), value: link || words.unknown },
        ]}
      />
    )
  return (
    <Fields>
      <LeastRate key={`rate ${supply.id}`} supply={supply} rate={leastRate} onKeep={keep} />
      <Page key={`page ${supply.id}`} page={page} onKeep={keep} />
      {link}
      <p>{t('sheet.labelKept')}</p>
    </Fields>
  )
}

type PartProps = { onKeep: (part: Partial<ProductLabel>) => void }

/** In the unit of the highest rate, so that both can be compared at a glance; kept when the field is left. */
function LeastRate({
  supply,
  rate,
  onKeep,
}: PartProps & { supply: Supply; rate: ProductLabel['leastRate'] }) {
  const { t } = useTranslation('supplies')
  const rateUnit = rate?.rateUnit ?? supply.maximumRate?.rateUnit ?? usualRateUnit(supply.action.unit)
  const [draft, setDraft] = useState(rate?.rate ?? null)
  const isWrong = draft !== null && !(draft > 0)
  return (
    <QuantityField
      size="small"
      label={t('field.leastRate')}
      quantity={RATE_QUANTITY[rateUnit]}
      value={draft}
      onChange={setDraft}
      onBlur={() => {
        if (!isWrong && draft !== (rate?.rate ?? null))
          onKeep({ leastRate: draft === null ? undefined : { rate: draft, rateUnit } })
      }}
      error={isWrong ? t('fault.leastRate') : undefined}
      min={0}
    />
  )
}

function Page({ page = '', onKeep }: PartProps & { page: string | undefined }) {
  const { t } = useTranslation('supplies')
  const [draft, setDraft] = useState(page)
  const [isWrong, setWrong] = useState(false)
  const leave = () => {
    const typed = draft.trim()
    const address = webAddress(typed)
    const isKept = typed === '' || (address !== undefined && address.length <= LONGEST)
    setWrong(!isKept)
    if (!isKept || (address ?? '') === page) return
    setDraft(address ?? '')
    onKeep({ page: address })
  }
  return (
    <TextField
      size="small"
      type="url"
      label={t('field.page')}
      autoComplete="off"
      value={draft}
      onChange={(event) => {
        setDraft(event.target.value)
        setWrong(false)
      }}
      onBlur={leave}
      error={isWrong ? t('fault.page') : undefined}
    />
  )
}

/** As localData takes it. */
const LONGEST = 500

const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 2fr);
  align-items: start;
  gap: 8px 16px;
  padding-block: 8px 12px;
  font: 400 ${token('t-14')} ${token('font')};

  > a,
  > p {
    grid-column: 1 / -1;
    justify-self: start;
  }
  > p {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
