import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetPitchesQuery } from '@/api/pitches'
import { withWorkSheet } from '@/domain/addresses'
import { addDays, atGround, dayAtGround } from '@/domain/groundTime'
import { asNewWork, DISMISS_REASONS, type SuggestedActivity, suggestionKey } from '@/domain/suggestedActivity'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { dayName } from '@/i18n/moments'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Menu } from '@/ui/Menu'
import { Row } from '@/ui/Row'
import { useActivityWords } from '@/ui/useActivityWords'
import { usePutAway } from './usePutAway'

type SuggestionRowProps = { suggestion: SuggestedActivity; now: Date; today: Day }

/** A snooze lasts as many days. */
const SNOOZES = [1, 3] as const

/** One piece of advice: what, where and when, why, and what to make of it. */
export function SuggestionRow({ suggestion, today }: SuggestionRowProps) {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const format = useFormat()
  const words = useActivityWords()
  const putAway = usePutAway()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { name, pitchId, reason, startDate, endDate } = suggestion
  const { day } = atGround(startDate, format.timeZone)
  const pitch = pitches.find(({ id }) => id === pitchId)?.name
  const work = words.at(words.type(name), pitch)
  const key = suggestionKey(suggestion)
  // Once its day is over nobody suggests it any more.
  const afterIt = addDays(dayAtGround(endDate, format.timeZone), 1)
  return (
    <Row
      leadWidth="24px"
      lead={<ActivityIcon name={name} />}
      title={work}
      meta={
        <>
          {t('suggestions.when', {
            day: dayName(day, today, format),
            from: format.time(startDate),
            to: format.time(endDate),
          })}
          {reason && (
            <Why>
              {t(`suggestions.reason.${reason}` as 'suggestions.reason.other', {
                defaultValue: t('suggestions.reason.other'),
              })}
            </Why>
          )}
        </>
      }
      below={
        <Acts>
          <ButtonLink
            size="small"
            to={{ search: withWorkSheet(search, asNewWork(suggestion, format.timeZone)) }}
            preventScrollReset
            aria-label={t('suggestions.planWork', { work })}
          >
            {t('suggestions.plan')}
          </ButtonLink>
          <Menu
            label={t('suggestions.notNowWork', { work })}
            placement="bottom start"
            trigger={
              <Button layout="plain" size="small" aria-label={t('suggestions.notNowWork', { work })}>
                {t('suggestions.notNow')}
              </Button>
            }
            groups={[
              {
                id: 'later',
                heading: t('suggestions.again'),
                entries: SNOOZES.map((days) => ({
                  id: `later ${days}`,
                  label: t('suggestions.inDays', { count: days }),
                  onSelect: () => putAway({ key, until: addDays(today, days), work }),
                })),
              },
              {
                id: 'never',
                heading: t('suggestions.dismiss'),
                entries: DISMISS_REASONS.map((why) => ({
                  id: why,
                  label: t(`suggestions.why.${why}`),
                  onSelect: () => putAway({ key, until: afterIt, reason: why, work }),
                })),
              },
            ]}
          />
        </Acts>
      }
    />
  )
}

const Why = styled.span`
  display: block;
`
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
`
