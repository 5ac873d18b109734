import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { MAXIMUM_GROWTH } from '@/domain/agronomy/growth'
import type { TurfType } from '@/domain/agronomy/growthPotential'
import { growthToday } from '@/domain/agronomy/growthOutlook'
import type { GrowthDay } from '@/domain/turfSeries'
import type { Day, Instant } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Bullet } from '@/ui/Bullet'
import { Provenance } from '@/ui/Provenance'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { Figure } from './Figure'
import { Trend } from './Trend'

type GrowthTodayProps = { days: readonly GrowthDay[]; today: Day; type: TurfType; at: Instant | undefined }

/** Today's growth as a large number, beside its target, last week and last year. */
export function GrowthToday({ days, today, type, at }: GrowthTodayProps) {
  const { t } = useTranslation('growth')
  const format = useFormat()
  const { growth, target, state, toLastWeek, toLastYear } = growthToday(days, today, type)
  const day = days.find(({ date }) => date === today)
  const percent = (share: number) => format.quantity(100 * share, 'percent')
  const range =
    target &&
    t('today.target', {
      low: format.figure(target.low, 'growthRate').number,
      high: format.quantity(target.high, 'growthRate'),
    })
  const known = day && [
    day.growthPotential !== undefined && t('today.what.potential', { value: percent(day.growthPotential) }),
    day.light === undefined ? t('today.what.noLight') : t('today.what.light', { value: percent(day.light) }),
    t('today.what.fastest', { value: format.quantity(MAXIMUM_GROWTH[type], 'growthRate') }),
  ]
  return (
    <Section
      heading={t('today.title')}
      action={
        <Provenance
          title={t('today.title')}
          text={t('today.what.text')}
          origin="backend"
          at={at}
          formula={t('today.what.formula')}
          inputs={known?.filter((line) => line !== false)}
          source={t('chart.what.source')}
        />
      }
    >
      <Body>
        {growth === null ? (
          <>
            <Figure words={t('today.unknown')} />
            <p>{t('today.unknownText')}</p>
          </>
        ) : (
          <>
            <Line>
              <Figure {...format.figure(growth, 'growthRate')} />
              <Trends>
                <Trend kind="toLastWeek" change={toLastWeek} />
                <Trend kind="toLastYear" change={toLastYear} />
              </Trends>
            </Line>
            {target && (
              <Bullet
                value={growth}
                low={target.low}
                high={target.high}
                min={0}
                max={MAXIMUM_GROWTH[type]}
                label={`${t('today.title')} ${format.quantity(growth, 'growthRate')}`}
              />
            )}
            <Range>{range ?? t('today.noTarget')}</Range>
            <p>{t(`today.state.${state}`)}</p>
          </>
        )}
      </Body>
    </Section>
  )
}

const Body = styled.div`
  display: grid;
  gap: 8px;
  padding-block-end: 16px;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 24px;
`
const Trends = styled.div`
  display: grid;
  gap: 2px;
`
const Range = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
