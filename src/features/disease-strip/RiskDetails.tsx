import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { isAwaited } from '@/api/isAwaited'
import { useGetPitchesQuery } from '@/api/pitches'
import { useGetDiseasesQuery, useGetWeatherQuery } from '@/api/turf'
import { addresses } from '@/domain/addresses'
import { of100, type WorstDisease } from '@/domain/diseaseOutlook'
import { homePitch } from '@/domain/homeGround'
import type { Day, Id } from '@/domain/wire'
import { humanise } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'

type RiskDetailsProps = { section: string; pitchId: Id; day: Day; worst: WorstDisease }

/** Which disease it is, what the weather of that day gives it, and where there is more. */
export function RiskDetails({ section, pitchId, day, worst }: RiskDetailsProps) {
  const { t } = useTranslation('panels')
  const format = useFormat()
  const { data: diseases = [] } = useGetDiseasesQuery()
  // The ground has one weather: that of the home pitch is there already.
  const { data: pitches = [] } = useGetPitchesQuery()
  const asked = useGetWeatherQuery(homePitch(pitches)?.id ?? pitchId)
  const weather = asked.data
  const name = diseases.find(({ id }) => id === worst.diseaseId)?.name || humanise(worst.diseaseId)
  const sky = weather?.daily.find(({ date }) => date === day)
  const hours = sky?.leafWetness
  const drivers = [
    ['temperature', sky?.temperature, (value: number) => format.quantity(value, 'temperature')],
    ['humidity', sky?.humidity, (value: number) => format.quantity(value, 'percent')],
    ['wet', hours, (value: number) => t('disease.hours', { count: Math.round(value) })],
  ] as const
  const level = t(`disease.level.${worst.level}`)
  return (
    <Box>
      <Title>{t('disease.title', { section, day: format.day(day, 'long') })}</Title>
      <p>
        {worst.risk === null
          ? t('disease.nameLevel', { level, name })
          : t('disease.nameRisk', { level, name, risk: format.number(of100(worst.risk)) })}
      </p>
      {sky ? (
        <List>
          {drivers.map(([key, value, written]) => (
            <div key={key}>
              <dt>{t(`disease.driver.${key}`)}</dt>
              <dd>{value === undefined ? t('unknown') : written(value)}</dd>
            </div>
          ))}
        </List>
      ) : (
        !isAwaited(asked) && <p>{t('disease.noWeather')}</p>
      )}
      <TextLink to={addresses.pitch(pitchId, { tab: 'water' })}>{t('disease.more')}</TextLink>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  inline-size: min(260px, calc(100vw - 64px));
`
const Title = styled.p`
  font: 600 ${token('t-14')} ${token('font')};
`
const List = styled.dl`
  display: grid;
  gap: 4px;

  > div {
    display: flex;
    justify-content: space-between;
    gap: 12px;
  }
  dt {
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
`
