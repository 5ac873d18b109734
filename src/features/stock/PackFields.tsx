import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import type { PackSize } from '@/domain/localData'
import { sizeAsKept, sizeAsRead } from '@/domain/packs'
import type { Supply } from '@/domain/supply'
import { useFormat } from '@/i18n/format'
import { stockQuantity } from '@/i18n/stockText'
import { without } from '@/lib/without'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { IconButton } from '@/ui/IconButton'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useTold } from '@/ui/useTold'

/** As typed, the size in the reader's unit. */
type Draft = { key: number; size: number | null; price: number | null }

/** The packs that a supplier offers; kept when a field is left. */
export function PackFields({ supply, packs }: { supply: Supply; packs: readonly PackSize[] }) {
  const { t } = useTranslation('stock')
  const format = useFormat()
  const { data: local } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const { unit } = supply.action
  const quantity = stockQuantity(unit)
  const stored = (size: number) => sizeAsKept(size, quantity, format.unitSystem)
  const [rows, setRows] = useState<readonly Draft[]>(() =>
    packs.map(({ size, price }, key) => ({
      key,
      size: sizeAsRead(size, quantity, format.unitSystem),
      price: price ?? null,
    })),
  )

  const keep = (next: readonly Draft[]) => {
    if (!local) return
    const readable = next.flatMap(({ size, price }): PackSize[] =>
      size !== null && stored(size) > 0 && (price === null || price >= 0)
        ? [{ size: stored(size), price: price ?? undefined }]
        : [],
    )
    const others = without(local.packSizes, supply.id)
    void told(save({ packSizes: readable.length === 0 ? others : { ...others, [supply.id]: readable } }))
  }
  const change = (key: number, part: Partial<Draft>) =>
    setRows(rows.map((row) => (row.key === key ? { ...row, ...part } : row)))
  const remove = (key: number) => {
    const next = rows.filter((row) => row.key !== key)
    setRows(next)
    keep(next)
  }
  const add = () =>
    setRows([...rows, { key: Math.max(-1, ...rows.map(({ key }) => key)) + 1, size: null, price: null }])
  return (
    <Packs>
      {rows.map(({ key, size, price }, at) => (
        <li key={key}>
          <NumberField
            size="small"
            label={t('order.size', { number: at + 1 })}
            value={size}
            onChange={(value) => change(key, { size: value })}
            onBlur={() => keep(rows)}
            min={0}
            unit={quantity ? format.unit(quantity) : t(`unit.${unit === 'bag' ? 'bag' : 'pcs'}`)}
          />
          <NumberField
            size="small"
            label={t('order.price', { number: at + 1 })}
            value={price}
            onChange={(value) => change(key, { price: value })}
            onBlur={() => keep(rows)}
            min={0}
            digits={2}
            unit={supply.currency}
          />
          <IconButton size="small" label={t('order.remove', { number: at + 1 })} onClick={() => remove(key)}>
            <Glyph name="close" size={16} />
          </IconButton>
        </li>
      ))}
      <li>
        <Button size="small" layout="plain" onClick={add}>
          {t('order.add')}
        </Button>
      </li>
    </Packs>
  )
}

const Packs = styled.ul`
  display: grid;
  gap: 8px;
  font: 400 ${token('t-14')} ${token('font')};

  > li {
    display: grid;
    grid-template-columns: minmax(0, 144px) minmax(0, 144px) auto;
    align-items: end;
    justify-content: start;
    gap: 12px;
  }
  > li > :only-child {
    grid-column: 1 / -1;
    justify-self: start;
    /* Its word stands under the others. */
    margin-inline-start: -12px;
  }
`
