import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { addDays } from '@/domain/groundTime'
import { copyableOn, copyOf, isPlannedOn } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { SelectField } from '@/ui/SelectField'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'
import { usePeopleHint } from './usePeopleHint'

/** So many days back a day can be copied from; they are on hand. */
const DAYS_BACK = 7

/** Another day's work on this one, with those of its people who are there. */
export function CopyDay({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, timeZone, work, jobs, people, acts, facts } = usePlan()
  const hint = usePeopleHint()
  const days = Array.from({ length: DAYS_BACK }, (_, n) => addDays(day, -1 - n))
  const sources = days.map((one) => ({ day: one, jobs: copyableOn(work, one, timeZone) }))
  const [from, setFrom] = useState(sources.find((one) => one.jobs.length > 0)?.day ?? addDays(day, -1))
  const found = sources.find((one) => one.day === from)?.jobs ?? []
  const isPresent = (id: string) => people.some((person) => person.id === id && !person.away)
  return (
    <PreviewDialog
      key={from}
      title={t('copy.title')}
      text={t('copy.text', { day: format.day(day, 'long') })}
      source={
        <SelectField
          label={t('copy.from')}
          value={from}
          onChange={setFrom}
          options={sources.map((one) => ({
            id: one.day,
            label: format.day(one.day, 'long'),
            hint: t('copy.jobs', { count: one.jobs.length }),
          }))}
        />
      }
      rows={found.map((job) => {
        const isThere = isPlannedOn(job, jobs)
        return {
          id: job.id,
          label: t('preview.job', { time: format.time(job.startDate), work: facts.work(job) }),
          hint: isThere ? t('preview.there') : hint(job.userIds),
          off: isThere,
        }
      })}
      empty={t('copy.empty')}
      confirmLabel={(count) => t('preview.plan', { count })}
      onConfirm={(ids) => {
        const add = found.filter(({ id }) => ids.has(id)).map((job) => copyOf(job, day, isPresent, timeZone))
        return acts.perform({ add }, (count) => t('said.plannedMany', { count }))
      }}
      onClose={onClose}
    />
  )
}
