import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import type { Pitch } from '@/domain/pitch'
import { useFormat } from '@/i18n/format'
import { ownValue } from '@/lib/ownValue'
import { convert, displayDecimals, roundHalfAway, toMetric } from '@/lib/units'
import { Button } from '@/ui/Button'
import { NumberField } from '@/ui/NumberField'
import { Popover } from '@/ui/Popover'
import { useTold } from '@/ui/useTold'

/** What localData takes, mm. */
const LEAST = 1
const MOST = 100

/** The refill line as the club knows its pitch; kept in this browser. */
export function RefillLine({ pitch, refill }: { pitch: Pitch; refill: number }) {
  const { t } = useTranslation('water')
  return (
    <Place>
      <Popover label={t('refill.title')} trigger={<Button size="small">{t('refill.change')}</Button>}>
        {(close) => <Form pitch={pitch} refill={refill} onDone={close} />}
      </Popover>
    </Place>
  )
}

function Form({ pitch, refill, onDone }: { pitch: Pitch; refill: number; onDone: () => void }) {
  const { t } = useTranslation('water')
  const format = useFormat()
  const told = useTold()
  const { data } = useGetLocalDataQuery()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const shown = (mm: number) => {
    const value = convert(mm, 'rain', format.unitSystem)
    return roundHalfAway(value, displayDecimals(value, 'rain', format.unitSystem))
  }
  const [line, setLine] = useState<number | null>(shown(refill))
  const metric =
    line === null ? undefined : line === shown(refill) ? refill : toMetric(line, 'rain', format.unitSystem)
  const isGood = metric !== undefined && metric >= LEAST && metric <= MOST
  const lines = data?.refillLines ?? {}
  const keep = async (refillLines: Record<string, number>) => {
    const { error } = await told(save({ refillLines }))
    if (error === undefined) onDone()
  }
  return (
    <Fields
      onSubmit={(event) => {
        event.preventDefault()
        if (isGood) void keep({ ...lines, [pitch.id]: metric })
      }}
    >
      <NumberField
        label={t('refill.label')}
        description={t('refill.help')}
        value={line}
        onChange={setLine}
        min={shown(LEAST)}
        max={shown(MOST)}
        unit={format.unit('rain')}
      />
      <Buttons>
        <Button type="submit" size="small" layout="primary" busy={isLoading} disabled={!isGood}>
          {t('refill.save')}
        </Button>
        {ownValue(lines, pitch.id) !== undefined && (
          <Button
            size="small"
            onClick={() =>
              void keep(Object.fromEntries(Object.entries(lines).filter(([id]) => id !== pitch.id)))
            }
          >
            {t('refill.usual')}
          </Button>
        )}
      </Buttons>
    </Fields>
  )
}

const Place = styled.div`
  padding-block-end: 12px;

  @media print {
    display: none;
  }
`
const Fields = styled.form`
  display: grid;
  gap: 12px;
  max-inline-size: 280px;
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
