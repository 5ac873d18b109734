import { useState } from 'react'
import { QuantityField } from '@/ui/QuantityField'
import { useTranslation } from 'react-i18next'
import { courseLength, effectiveWidth, spreaderRate } from '@/domain/calibration'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { AmountList } from './AmountList'
import { CalibrationPart } from './CalibrationPart'
import { useErrorText } from './useErrorText'

/** An odd number: one tray stands in the middle. */
const TRAYS = 7
/** m² of a test course. */
const COURSE = 93
/** m */
const USUAL_TRAY_SPACING = 1
/** Beyond this, %, the spreader is worth setting anew. */
const RATE_TOLERANCE = 10

const isPositive = (value: number | null): value is number =>
  value !== null && value > 0 && Number.isFinite(value)

/** Effective width by trays, a test course, and the rate that was laid on it (agronomy.md 7.5). */
export function SpreaderCalibration() {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const errorText = useErrorText()
  const [spacing, setSpacing] = useState<number | null>(USUAL_TRAY_SPACING)
  const [trays, setTrays] = useState<(number | null)[]>(() => Array.from({ length: TRAYS }, () => null))
  const [width, setWidth] = useState<number | null>(null)
  const [length, setLength] = useState<number | null>(null)
  const [collected, setCollected] = useState<number | null>(null)
  const [target, setTarget] = useState<number | null>(null)

  const measured = effectiveWidth(
    trays.map((weight) => weight ?? 0),
    spacing ?? 0,
  )
  const laid =
    isPositive(width) && isPositive(length) && isPositive(collected)
      ? spreaderRate(collected, { length, width }, isPositive(target) ? target : 1)
      : undefined
  const widthText = measured !== undefined && format.quantity(measured, 'length')
  return (
    <>
      <CalibrationPart
        heading={t('calibration.patternTitle')}
        hint={t('calibration.needPattern')}
        facts={widthText ? [{ name: t('calibration.width'), value: widthText }] : []}
      >
        <QuantityField
          min={0}
          label={t('calibration.traySpacing')}
          quantity="length"
          value={spacing}
          onChange={setSpacing}
        />
        <div data-wide role="group" aria-label={t('calibration.trays')}>
          <AmountList
            values={trays}
            onChange={setTrays}
            quantity="smallMass"
            label={(at) => t('calibration.trayAt', { at })}
          />
        </div>
        {widthText && measured !== width && (
          <Button size="small" onClick={() => setWidth(measured ?? null)}>
            {t('calibration.useWidth', { width: widthText })}
          </Button>
        )}
      </CalibrationPart>
      <CalibrationPart
        heading={t('calibration.courseTitle')}
        hint={
          isPositive(width)
            ? t('calibration.courseNeeded', {
                area: format.quantity(COURSE, 'area'),
                length: format.quantity(courseLength(width), 'length'),
              })
            : t('calibration.needCourse')
        }
        facts={
          laid
            ? [
                { name: t('calibration.laid'), value: format.quantity(laid.rate, 'solidRate') },
                ...(isPositive(target)
                  ? [
                      {
                        name: t('calibration.error'),
                        value: errorText(laid.error),
                        isOff: Math.abs(laid.error) > RATE_TOLERANCE,
                      },
                    ]
                  : []),
              ]
            : []
        }
      >
        <QuantityField
          min={0}
          label={t('calibration.width')}
          quantity="length"
          value={width}
          onChange={setWidth}
        />
        <QuantityField
          min={0}
          label={t('calibration.course')}
          quantity="length"
          value={length}
          onChange={setLength}
        />
        <QuantityField
          min={0}
          label={t('calibration.collected')}
          quantity="mass"
          value={collected}
          onChange={setCollected}
        />
        <QuantityField
          min={0}
          label={t('calibration.wanted')}
          quantity="solidRate"
          value={target}
          onChange={setTarget}
        />
      </CalibrationPart>
    </>
  )
}
