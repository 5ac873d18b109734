import styled from '@emotion/styled'
import { useGetActivityConfigurationQuery } from '@/api/activities'
import { type Activity, answerOf } from '@/domain/activity'
import { WEATHER_KEYS } from '@/domain/workWeather'
import { useActivityText } from '@/i18n/activityText'
import { useAnswerText } from '@/i18n/answerText'
import { Facts } from '@/ui/Facts'
import { token } from '@/ui/tokens'

/** More would be a form; the whole of it is one press away. */
const MOST = 4
/** Said elsewhere on the card, or known only afterwards. */
const NOT_HERE: ReadonlySet<string> = new Set([
  'machine',
  'product',
  'actualMinutes',
  'fuel',
  ...WEATHER_KEYS,
])

/** How the work is to be done: the height of cut, its direction, the depth. What an organisation asks for first stands first. */
export function JobSettings({ job }: { job: Activity }) {
  const { field: nameOf } = useActivityText()
  const answerText = useAnswerText()
  const { data: configurations = [] } = useGetActivityConfigurationQuery()
  const fields = configurations.find(({ activityName }) => activityName === job.activityName)?.fields ?? []
  const facts = fields
    .flatMap((field) => {
      const answer = answerOf(job, field.key)
      if (NOT_HERE.has(field.key) || answer === undefined || answer === null) return []
      const plain = Array.isArray(answer) ? answer.filter((one) => typeof one === 'string') : answer
      const value = answerText(plain, field)
      return value === '' ? [] : [{ name: nameOf(field.key), value }]
    })
    .slice(0, MOST)
  return (
    facts.length > 0 && (
      <Large>
        <Facts facts={facts} />
      </Large>
    )
  )
}

const Large = styled.div`
  && > dl {
    font: 400 1.125rem/1.5rem ${token('font')};
  }
`
