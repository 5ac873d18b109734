import { useTranslation } from 'react-i18next'
import { CHECKS, type LoggedEntry } from '@/domain/machineLog'
import { useFormat } from '@/i18n/format'
import { EntryRows } from './EntryRows'

/** Checks, fuel and services, latest first. */
export function LogList({ entries }: { entries: readonly LoggedEntry[] }) {
  const { t } = useTranslation('machine')
  const format = useFormat()
  const title = ({ kind, results, litres, hours }: LoggedEntry): string => {
    if (kind === 'fuel') return t('fuelled', { litres: format.quantity(litres, 'volume') })
    if (kind === 'service')
      return hours === undefined
        ? t('servicedUnknown')
        : t('servicedAt', { hours: format.quantity(hours, 'hours') })
    const seen = CHECKS.filter((check) => results?.[check] !== undefined)
    const failed = seen.filter((check) => results?.[check] === false)
    return failed.length > 0
      ? t('failed', { list: format.list(failed.map((check) => t(`check.${check}`))) })
      : t('checked', { count: seen.length })
  }
  const meta = ({ kind, parts, cost, nextHours, nextDay, hours }: LoggedEntry): string[] => [
    ...(kind === 'fuel' && hours !== undefined
      ? [t('atHours', { hours: format.quantity(hours, 'hours') })]
      : []),
    ...(parts ? [parts] : []),
    ...(cost === undefined ? [] : [t('costs', { cost: format.number(cost, 2) })]),
    ...(nextHours === undefined ? [] : [t('nextAt', { hours: format.quantity(nextHours, 'hours') })]),
    ...(nextDay === undefined ? [] : [t('nextOn', { day: format.day(nextDay, 'short') })]),
  ]
  return <EntryRows entries={entries} empty={t('logNone')} titleOf={title} metaOf={meta} />
}
