import styled from '@emotion/styled'
import { QuantityField } from '@/ui/QuantityField'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { applicationRate, NOZZLE_TOLERANCE, nozzleCheck, nozzleFlow, speedOver } from '@/domain/calibration'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { AmountList } from './AmountList'
import { CalibrationPart } from './CalibrationPart'
import { useErrorText } from './useErrorText'

const NOZZLES = 4
const MOST_NOZZLES = 60
/** The run that manuals drive, m. */
const RUN = 100
const CATCH_SECONDS = 60
/** cm */
const USUAL_SPACING = 50
/** Beyond this, %, the rate is worth setting anew. */
const RATE_TOLERANCE = 5

const isPositive = (value: number | null): value is number =>
  value !== null && value > 0 && Number.isFinite(value)

/** Speed of a timed run, flow of each nozzle, and the water they lay down together (agronomy.md 7.4). */
export function SprayerCalibration() {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const errorText = useErrorText()
  const [distance, setDistance] = useState<number | null>(RUN)
  const [seconds, setSeconds] = useState<number | null>(null)
  const [spacing, setSpacing] = useState<number | null>(USUAL_SPACING)
  const [target, setTarget] = useState<number | null>(null)
  const [caughtFor, setCaughtFor] = useState<number | null>(CATCH_SECONDS)
  const [caught, setCaught] = useState<(number | null)[]>(() => Array.from({ length: NOZZLES }, () => null))

  const speed = isPositive(distance) && isPositive(seconds) ? speedOver(distance, seconds) : undefined
  const metres = isPositive(spacing) ? spacing / 100 : undefined
  const typed = caught.filter((one) => one !== null)
  const check = nozzleCheck(
    typed.map((millilitres) => millilitres / 1000),
    caughtFor ?? 0,
  )
  const applied = check && speed && metres ? applicationRate(check.mean, speed, metres) : undefined
  const error = applied !== undefined && isPositive(target) ? (100 * (applied - target)) / target : undefined
  const needed = speed && metres && isPositive(target) ? nozzleFlow(target, speed, metres) : undefined
  const places = caught.flatMap((one, at) => (one === null ? [] : [at + 1]))
  const tolerance = format.quantity(NOZZLE_TOLERANCE, 'percent')
  const isAnyOff = check?.nozzles.some(({ isOff }) => isOff) ?? false
  return (
    <>
      <CalibrationPart
        heading={t('calibration.speedTitle')}
        hint={t('calibration.needRun')}
        facts={[
          ...(speed === undefined
            ? []
            : [{ name: t('calibration.speed'), value: format.quantity(speed, 'speed') }]),
          ...(needed === undefined
            ? []
            : [{ name: t('calibration.needed'), value: format.quantity(needed, 'flow') }]),
        ]}
      >
        <QuantityField
          min={0}
          label={t('calibration.distance')}
          quantity="length"
          value={distance}
          onChange={setDistance}
        />
        <NumberField
          label={t('calibration.time')}
          unit={t('calibration.seconds')}
          min={0}
          value={seconds}
          onChange={setSeconds}
        />
        <QuantityField
          min={0}
          label={t('calibration.spacing')}
          quantity="boomHeight"
          value={spacing}
          onChange={setSpacing}
        />
        <QuantityField
          min={0}
          label={t('calibration.target')}
          quantity="waterRate"
          value={target}
          onChange={setTarget}
        />
      </CalibrationPart>
      <CalibrationPart
        heading={t('calibration.nozzlesTitle')}
        hint={t('calibration.needCaught')}
        facts={
          check
            ? [
                { name: t('calibration.mean'), value: format.quantity(check.mean, 'flow') },
                ...(applied === undefined
                  ? []
                  : [{ name: t('calibration.applied'), value: format.quantity(applied, 'waterRate') }]),
                ...(error === undefined
                  ? []
                  : [
                      {
                        name: t('calibration.error'),
                        value: errorText(error),
                        isOff: Math.abs(error) > RATE_TOLERANCE,
                      },
                    ]),
              ]
            : []
        }
      >
        <NumberField
          label={t('calibration.caughtFor')}
          unit={t('calibration.seconds')}
          min={0}
          value={caughtFor}
          onChange={setCaughtFor}
        />
        <div data-wide>
          <AmountList
            values={caught}
            onChange={setCaught}
            quantity="smallVolume"
            label={(at) => t('calibration.caughtAt', { at })}
          />
        </div>
        {caught.length < MOST_NOZZLES && (
          <div data-wide>
            <Button size="small" onClick={() => setCaught([...caught, null])}>
              <Icon name="plus" size={16} />
              {t('calibration.addNozzle')}
            </Button>
          </div>
        )}
      </CalibrationPart>
      {check && check.nozzles.length > 1 && (
        <Nozzles>
          {check.nozzles.map(({ flow, deviation, isOff }, at) => (
            <li key={places[at]} data-off={isOff || undefined}>
              {isOff && <Glyph name="warning" size={14} />}
              {t('calibration.nozzle', {
                at: places[at],
                flow: format.quantity(flow, 'flow'),
                deviation: format.signed(deviation, format.quantity(Math.abs(deviation), 'percent')),
              })}
            </li>
          ))}
          <li>{t(isAnyOff ? 'calibration.off' : 'calibration.allIn', { percent: tolerance })}</li>
        </Nozzles>
      )}
    </>
  )
}

const Nozzles = styled.ul`
  display: grid;
  gap: 2px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  [data-off] {
    display: flex;
    gap: 4px;
    align-items: center;
    font-weight: 600;
    color: ${token('red')};
  }
`
