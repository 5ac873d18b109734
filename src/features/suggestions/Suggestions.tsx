import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetSuggestedActivitiesQuery } from '@/api/activities'
import { isAwaited } from '@/api/isAwaited'
import { useGetLocalDataQuery } from '@/api/localData'
import { isChosen } from '@/domain/calendarFilter'
import { dayAtGround } from '@/domain/groundTime'
import { stillAdvised, type SuggestedActivity, suggestionKey } from '@/domain/suggestedActivity'
import { useFormat } from '@/i18n/format'
import { byCode } from '@/lib/byCode'
import { useWorkFilter } from '@/session/filterContext'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { QueryState } from '@/ui/QueryState'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { SuggestionRow } from './SuggestionRow'

const PreferencesDialog = lazyPart(() => import('./PreferencesDialog'), 'PreferencesDialog')

const MOST = 3

/** What the backend advises, and has not been put away: plan it, not now, or never (F4). */
export function Suggestions() {
  const { t } = useTranslation('panels')
  const { timeZone } = useFormat()
  const now = useNow()
  const { grounds, types } = useWorkFilter()
  const [all, setAll] = useState(false)
  const [choosing, setChoosing] = useState(false)
  const query = useGetSuggestedActivitiesQuery()
  const own = useGetLocalDataQuery()
  const local = own.data
  const isLoading = isAwaited(own)
  const today = dayAtGround(now, timeZone)
  const open = (suggestions: readonly SuggestedActivity[]) =>
    stillAdvised(suggestions, local?.dismissed, { now, timeZone })
      .filter((one) => isChosen(grounds, one.pitchId) && isChosen(types, one.name))
      .toSorted((a, b) => rank(a) - rank(b) || byCode(a.startDate, b.startDate))
  const count = query.data && !isLoading ? open(query.data).length : 0
  return (
    <Section
      heading={t('suggestions.heading')}
      count={count || undefined}
      action={
        <Button layout="plain" size="small" aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t('suggestions.choose')}
        </Button>
      }
    >
      <QueryState
        query={isLoading ? { isLoading } : query}
        skeleton={<Skeleton count={6} lead="square" />}
        empty={{ when: (rows) => open(rows).length === 0, title: t('suggestions.empty') }}
      >
        {(rows) => (
          <>
            <Rows>
              {open(rows)
                .slice(0, all ? rows.length : MOST)
                .map((one) => (
                  <SuggestionRow key={suggestionKey(one)} suggestion={one} now={now} today={today} />
                ))}
            </Rows>
            {count > MOST && (
              <Button layout="plain" size="small" aria-expanded={all} onClick={() => setAll(!all)}>
                {all ? t('showFewer') : t('showAll', { count })}
              </Button>
            )}
          </>
        )}
      </QueryState>
      {choosing && (
        <Suspense>
          <PreferencesDialog onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </Section>
  )
}

const rank = ({ priority }: SuggestedActivity): number =>
  priority === 'high' ? 0 : priority === 'low' ? 2 : 1
