import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { useGetActivitiesQuery, useGetFixturesQuery } from '@/api/activities'
import { useGetUsersQuery } from '@/api/identity'
import { useGetPitchesQuery, useGetSectionsQuery } from '@/api/pitches'
import { useGetEquipmentQuery } from '@/api/storage'
import { useGetDiseasesQuery } from '@/api/turf'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { aheadPeriod, workPeriod } from '@/domain/dayJobs'
import type { Equipment } from '@/domain/equipment'
import { dayAtGround } from '@/domain/groundTime'
import type { GroundProblem } from '@/domain/groundProblems'
import { METRIC_QUANTITY } from '@/domain/metricQuantity'
import { restockSheet } from '@/domain/restock'
import { humanise } from '@/i18n/activityText'
import { limitText, quantityBeside } from '@/i18n/besideLimits'
import { useFormat } from '@/i18n/format'
import { age, dayName, dayWithin } from '@/i18n/moments'
import { usePlanningText } from '@/i18n/planningText'
import { stockAmount } from '@/i18n/stockText'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { useActivityWords } from '@/ui/useActivityWords'
import { type Look, ProblemFrame, type ProblemWords } from './ProblemFrame'

type GroundProblemRowProps = { problem: GroundProblem; now: Date; readOnly: boolean; hasStorage: boolean }

/** What the turf, the plan or the store has against the day, and what to do about it. */
export function GroundProblemRow({ problem, ...props }: GroundProblemRowProps) {
  const words = useGroundWords(problem, props)
  return <ProblemFrame look={looks(problem)} words={words} readOnly={props.readOnly} />
}

function looks(problem: GroundProblem): Look {
  switch (problem.kind) {
    case 'hazard':
    case 'clash':
      return { icon: <Glyph name="warning" size={16} />, tone: 'red' }
    case 'disease':
      return { icon: <Icon name="disease" size={16} />, tone: 'red' }
    case 'outOfBand':
      return { icon: <Icon name="droplet" size={16} />, tone: 'amber' }
    case 'stock':
    case 'broken':
    case 'fault':
      return { icon: <Glyph name="info" size={16} />, tone: 'amber' }
  }
}

function useGroundWords(
  problem: GroundProblem,
  { now, hasStorage }: Pick<GroundProblemRowProps, 'now' | 'hasStorage'>,
): ProblemWords {
  const { t } = useTranslation('panels')
  const { search } = useLocation()
  const format = useFormat()
  const planning = usePlanningText()
  const { title, at } = useActivityWords()
  const today = dayAtGround(now, format.timeZone)
  // All of these the page has asked for already.
  const { data: pitches = [] } = useGetPitchesQuery()
  const { data: sections = [] } = useGetSectionsQuery(undefined, { skip: problem.kind !== 'disease' })
  const { data: diseases = [] } = useGetDiseasesQuery(undefined, { skip: problem.kind !== 'disease' })
  const { data: activities = [] } = useGetActivitiesQuery(workPeriod(today))
  const { data: fixtures = [] } = useGetFixturesQuery(aheadPeriod(today))
  const { data: users = [] } = useGetUsersQuery()
  const { data: machines = [] } = useGetEquipmentQuery(undefined, { skip: !hasStorage })
  const lookAt = ({ id, name }: Equipment) => ({
    verb: t('problems.look'),
    label: t('problems.actionOn', { verb: t('problems.look'), what: name }),
    to: addresses.storage({ tab: 'equipment', item: id }),
    reads: true,
  })
  const pitchName = (id: string) => pitches.find((pitch) => pitch.id === id)?.name

  switch (problem.kind) {
    case 'hazard': {
      const { job } = problem.hazard
      const what = at(title(job), format.list(job.pitchIds.flatMap((id) => pitchName(id) ?? [])))
      return {
        title: what,
        meta: planning.hazard(problem.hazard),
        action: {
          verb: t('problems.open'),
          label: t('problems.openLabel', { work: what }),
          to: { search: withWorkSheet(search, { kind: 'open', id: job.id }) },
          reads: true,
        },
      }
    }
    case 'clash': {
      const { clash } = problem
      const job = (id: string) => activities.find((one) => one.id === id)
      const fixtureName = (id: string) => {
        const fixture = fixtures.find((one) => one.id === id)
        return fixture && (fixture.name || t(`problems.kind.${fixture.kind}`))
      }
      const [first] = clash.ids
      const one = job(first)
      const subject = clash.subject ?? ''
      const about =
        pitchName(subject) ??
        users.find(({ id }) => id === subject)?.fullName ??
        machines.find(({ id }) => id === subject)?.name
      const work = one ? title(one) : ''
      const label = at(work, about)
      const day = dayAtGround(clash.from, format.timeZone)
      const sentence = planning.clash(clash, {
        work: (id) => {
          const found = job(id)
          return found && title(found)
        },
        fixture: fixtureName,
        pitch: pitchName,
        person: (id) => users.find((user) => user.id === id)?.fullName,
        machine: (id) => machines.find((machine) => machine.id === id)?.name,
      })
      return {
        title: t('problems.clash', { what: label }),
        meta: day === today ? sentence : t('problems.on', { day: dayName(day, today, format), sentence }),
        action: {
          verb: t('problems.move'),
          label: t('problems.actionOn', { verb: t('problems.move'), what: label }),
          to: { search: withWorkSheet(search, { kind: 'open', id: first }) },
        },
      }
    }
    case 'disease': {
      const { pitchId, sectionId, worst, until } = problem
      const name = diseases.find(({ id }) => id === worst.diseaseId)?.name || humanise(worst.diseaseId)
      const place = t('problems.place', {
        pitch: pitchName(pitchId) ?? '',
        section: sections.find(({ id }) => id === sectionId)?.name ?? '',
      })
      return {
        title: t('problems.disease', { place }),
        meta:
          until === today
            ? t('problems.diseaseToday', { name })
            : t('problems.diseaseUntil', { name, day: dayWithin(until, today, format) }),
        action: {
          verb: t('problems.plan'),
          label: t('problems.actionOn', { verb: t('problems.plan'), what: place }),
          to: {
            search: withWorkSheet(search, {
              kind: 'new',
              type: 'spraying',
              pitchId,
              sectionIds: [sectionId],
            }),
          },
        },
      }
    }
    case 'outOfBand': {
      const { pitchId, metric, reading, low, high } = problem
      const quantity = METRIC_QUANTITY[metric]
      const isLow = low !== null && reading.mean < low
      const pitch = pitchName(pitchId) ?? ''
      return {
        title: t(`problems.${metric}.${isLow ? 'low' : 'high'}`, { pitch }),
        meta: t(isLow ? 'problems.reading_low' : 'problems.reading_high', {
          value: quantityBeside(reading.mean, quantity, { low, high }, format),
          limit: limitText((isLow ? low : high) ?? 0, quantity, format),
          age: age(reading.measuredAt, now, format),
        }),
        action: {
          verb: t('problems.look'),
          label: t('problems.actionOn', { verb: t('problems.look'), what: pitch }),
          to: addresses.pitch(pitchId, { metric }),
          reads: true,
        },
      }
    }
    case 'stock': {
      const { alert } = problem
      const isSupply = alert.kind === 'supply'
      const { name } = isSupply ? alert.supply : alert.machine
      const amount = (value: number) =>
        isSupply ? stockAmount(value, alert.supply.action.unit, format) : format.number(value)
      const figures = {
        here: amount(alert.onHand),
        needed: amount(alert.needed),
        day: dayWithin(alert.day, today, format),
      }
      return isSupply
        ? {
            title: t('problems.short', { name }),
            meta:
              alert.onHand < 0 ? t('stock.negative', { amount: figures.here }) : t('stock.short', figures),
            action: {
              verb: t('problems.order'),
              label: t('problems.actionOn', { verb: t('problems.order'), what: name }),
              to: {
                search: withWorkSheet(
                  search,
                  restockSheet({ supply: alert.supply, quantity: alert.shortfall, day: today }),
                ),
              },
            },
          }
        : {
            title: t('problems.out', { name }),
            meta: t('stock.machine', figures),
            action: lookAt(alert.machine),
          }
    }
    case 'broken': {
      const { machine } = problem
      return {
        title: t('problems.broken', { name: machine.name }),
        meta: t('problems.brokenMeta', {
          here: format.number(machine.available),
          units: format.number(machine.units),
        }),
        action: lookAt(machine),
      }
    }
    case 'fault':
      return {
        title: t('problems.fault', { name: problem.machine.name }),
        meta: problem.text,
        action: lookAt(problem.machine),
      }
  }
}
