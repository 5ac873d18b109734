import { answerOf, type WeatherOutlook } from '@/domain/weatherOutlook'
import { useWeatherAnswer } from '@/i18n/weatherText'

/** The one sentence about the hours ahead. */
export function useAnswer(outlook: WeatherOutlook): string {
  const words = useWeatherAnswer()
  return words(answerOf(outlook), outlook.hours)
}
