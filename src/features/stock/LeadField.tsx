import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { USUAL_LEAD_DAYS } from '@/domain/stockCourse'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { without } from '@/lib/without'
import { NumberField } from '@/ui/NumberField'
import { useTold } from '@/ui/useTold'

/** As localData takes it. */
const LONGEST = 365

type LeadFieldProps = { supply: Supply; leadDays: number | undefined }

/** How long a delivery takes; kept when the field is left. An empty field stands for the usual. */
export function LeadField({ supply, leadDays }: LeadFieldProps) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const { data: local } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const [draft, setDraft] = useState<number | null>()
  const leave = async () => {
    if (draft === undefined || !local) return
    if (draft !== null && !(draft >= 0 && draft <= LONGEST)) return
    const others = without(local.leadDays, supply.id)
    const leads = draft === null ? others : { ...others, [supply.id]: Math.round(draft) }
    const { error } = await told(save({ leadDays: leads }))
    if (error === undefined) setDraft((typed) => (typed === draft ? undefined : typed))
  }
  return (
    <Narrow>
      <NumberField
        size="small"
        label={t('order.lead')}
        value={draft === undefined ? (leadDays ?? USUAL_LEAD_DAYS) : draft}
        onChange={setDraft}
        onBlur={() => void leave()}
        min={0}
        max={LONGEST}
        digits={0}
        unit={format.unit('days')}
      />
    </Narrow>
  )
}

const Narrow = styled.div`
  inline-size: 144px;
`
