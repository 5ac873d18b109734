import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useGetActivitiesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetDaysOffQuery } from '@/api/leave'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetDiseasesQuery, useGetWeatherQuery } from '@/api/turf'
import { useNonWorkingDays } from '@/api/useNonWorkingDays'
import { useSectionOutlooks } from '@/api/useSectionOutlooks'
import { useStockAlerts } from '@/api/useStockAlerts'
import { usePlayAhead } from '@/api/usePlay'
import { isStaff } from '@/domain/access'
import type { Activity } from '@/domain/activity'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import type { Fixture } from '@/domain/fixture'
import { dayAtGround } from '@/domain/groundTime'
import { homePitch } from '@/domain/homeGround'
import { type BriefFact, morningBrief } from '@/domain/morningBrief'
import type { StockAlert } from '@/domain/stockAhead'
import { isOn } from '@/domain/switches'
import { watchedPitches } from '@/domain/watchedPitches'
import type { Id } from '@/domain/wire'
import { humanise } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { shortMoment } from '@/i18n/moments'
import { rainAmount } from '@/i18n/weatherText'
import { useActivityWords } from '@/ui/useActivityWords'

/** Of late jobs and of what is short so many are named: of more, the sentence says that they are among them. */
const NAMED = 4
const NO_IDS: readonly Id[] = []

/** The day in plain sentences, made from what the page has asked for anyway (B14). */
export function useBriefSentences(now: Date): string[] {
  const { t } = useTranslation('brief')
  const format = useFormat()
  const { title } = useActivityWords()
  const { timeZone } = format
  const today = dayAtGround(now, timeZone)
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: users } = useGetUsersQuery()
  const home = homePitch(pitches)
  const { data: weather } = useGetWeatherQuery(home?.id ?? '', { skip: !home })
  const { data: fixtures } = usePlayAhead(today)
  const { data: activities } = useGetActivitiesQuery(workPeriod(today))
  const { data: daysOff } = useGetDaysOffQuery(aheadPeriod(today))
  const { data: nonWorkingDays } = useNonWorkingDays(aheadPeriod(today))
  const withDisease = company !== undefined && isOn('home_disease_risk', company)
  const { data: sections = [] } = useGetSectionsQuery(undefined, { skip: !withDisease })
  const { data: diseases = [] } = useGetDiseasesQuery(undefined, { skip: !withDisease })
  const watched = fixtures ? watchedPitches(pitches, fixtures, now, timeZone) : NO_IDS
  const { outlooks } = useSectionOutlooks(
    sections.filter(({ pitchId }) => withDisease && watched.includes(pitchId)),
    today,
  )
  /** Only these are spoken of. */
  const known = watched.filter((id) =>
    outlooks.some(({ section, outlook }) => outlook !== undefined && section.pitchId === id),
  )
  const stock = useStockAlerts(company, now, timeZone)

  const facts = morningBrief(
    {
      weather,
      disease: withDisease
        ? outlooks.flatMap(({ section, outlook }) => (outlook ? [{ sectionId: section.id, outlook }] : []))
        : null,
      fixtures,
      activities,
      daysOff,
      nonWorkingDays,
      // An empty shed covers nothing, nor does one of which nothing is wanted.
      stock: stock.on && !stock.isEmpty && !stock.isUnused ? stock.alerts : null,
    },
    now,
    timeZone,
  )

  const moment = (instant: string) => shortMoment(instant, today, format)
  const named = (words: string[]) => ({ count: words.length, list: format.list(words.slice(0, NAMED)) })
  const pitchName = (id: string | undefined) => pitches.find((pitch) => pitch.id === id)?.name
  const job = (one: Activity) => {
    const pitch = pitchName(one.pitchIds[0])
    return pitch ? t('workAt', { work: title(one), pitch }) : title(one)
  }
  const fixture = (one: Fixture) => {
    const pitch = pitchName(one.pitchId)
    const name = one.name || t(`kind.${one.kind}`)
    const time = moment(one.startDate)
    return pitch ? t('fixtureAt', { name, pitch, time }) : t('fixture', { name, time })
  }
  const stockName = (alert: StockAlert) => (alert.kind === 'supply' ? alert.supply.name : alert.machine.name)

  const sentence = (fact: BriefFact): string => {
    switch (fact.topic) {
      case 'weather':
        if (fact.state === 'unknown') return t('weather.unknown')
        if (fact.rain === undefined) return t('weather.rainUnknown')
        return t(fact.rain < 0.1 ? 'weather.dry' : 'weather.rain', {
          low: format.quantity(fact.low, 'temperature'),
          high: format.quantity(fact.high, 'temperature'),
          rain: rainAmount(fact.rain, format),
          wind: format.quantity(fact.wind, 'windSpeed'),
        })
      case 'frost':
        return fact.state === 'frost'
          ? t('frost.frost', {
              time: moment(fact.from),
              lowest: format.quantity(fact.lowest, 'temperature'),
            })
          : t(`frost.${fact.state}`)
      case 'disease': {
        if (fact.state === 'unknown') return t('disease.unknown')
        if (fact.state === 'none')
          return t('disease.none', { pitch: format.list(known.flatMap((id) => pitchName(id) ?? [])) })
        const threats = fact.threats.map(({ diseaseId, sectionIds, isWhole }) => {
          const alike = sections.filter(({ id }) => sectionIds.includes(id))
          const pitchIds = known.filter((id) => alike.some(({ pitchId }) => pitchId === id))
          return t('disease.threat', {
            ...(isWhole || pitchIds.length > 1 ? { context: 'whole' } : {}),
            pitch: format.list(pitchIds.flatMap((id) => pitchName(id) ?? [])),
            section: format.list(alike.map(({ name }) => name)),
            name: diseases.find(({ id }) => id === diseaseId)?.name || humanise(diseaseId),
          })
        })
        return t(`disease.${fact.state}`, { list: format.list(threats) })
      }
      case 'matches':
        if (fact.state === 'today')
          return t('matches.today', {
            count: fact.fixtures.length,
            list: format.list(fact.fixtures.map(fixture)),
          })
        if (fact.state === 'next')
          return t('matches.next', {
            fixture: fixture(fact.fixture),
          })
        return t(`matches.${fact.state}`)
      case 'late':
        return fact.state === 'late'
          ? t(fact.jobs.length > NAMED ? 'late.late' : 'late.all', named(fact.jobs.map(job)))
          : t(`late.${fact.state}`)
      case 'off': {
        if (fact.state !== 'off') return t(`off.${fact.state}`)
        if (!users) return t('off.unknown')
        const people = users.filter((user) => isStaff(user) && fact.people.includes(user.id))
        if (people.length === 0) return t('off.none')
        return t('off.off', {
          count: people.length,
          names: format.list(people.map(({ fullName }) => fullName)),
        })
      }
      case 'stock':
        return fact.state === 'short'
          ? t(fact.alerts.length > NAMED ? 'stock.short' : 'stock.all', named(fact.alerts.map(stockName)))
          : t(`stock.${fact.state}`)
      case 'changes':
        if (fact.state !== 'changed') return t(`changes.${fact.state}`)
        // Two sentences where both happened: neither is put together from pieces.
        return (['completed', 'cancelled'] as const)
          .filter((state) => fact[state] > 0)
          .map((state) => t(`changes.${state}`, { count: fact[state] }))
          .join(' ')
    }
  }
  return facts.map(sentence)
}
