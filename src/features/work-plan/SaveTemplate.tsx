import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { copyableOn, templateJobs } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { TextField } from '@/ui/TextField'
import { useUndoToast } from '@/ui/useUndoToast'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'
import { usePeopleHint } from './usePeopleHint'
import { useTold } from '@/ui/useTold'

/** This day's work under a name, to be planned again; kept in this browser. */
export function SaveTemplate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, timeZone, work, facts } = usePlan()
  const { data: local } = useGetLocalDataQuery()
  const [saveLocal] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const told = useTold()
  const say = useUndoToast()
  const hint = usePeopleHint()
  const proposed = t('saveTemplate.proposed', { weekday: format.day(day, 'weekdayLong') })
  const [name, setName] = useState(proposed)
  const usable = copyableOn(work, day, timeZone)
  const before = local?.dayTemplates ?? []
  const save = async (ids: ReadonlySet<string>) => {
    const kept = {
      id: crypto.randomUUID(),
      name: name.trim(),
      jobs: templateJobs(
        usable.filter(({ id }) => ids.has(id)),
        timeZone,
      ),
    }
    const dayTemplates = [...before, kept]
    const { error } = await told(saveLocal({ dayTemplates }))
    if (error !== undefined) return false
    say(t('said.templateSaved', { name: kept.name }), () =>
      takeBack({ before: { dayTemplates: before }, after: { dayTemplates } }),
    )
    return true
  }
  return (
    <PreviewDialog
      title={t('saveTemplate.title')}
      text={t('saveTemplate.text')}
      source={
        <TextField
          label={t('saveTemplate.name')}
          required
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
      }
      changed={name !== proposed && name.trim() !== ''}
      blocked={name.trim() === ''}
      rows={usable.map((job) => ({
        id: job.id,
        label: t('preview.job', { time: format.time(job.startDate), work: facts.work(job) }),
        hint: hint(job.userIds),
      }))}
      empty={t('saveTemplate.empty')}
      confirmLabel={(count) => t('saveTemplate.save', { count })}
      onConfirm={save}
      onClose={onClose}
    />
  )
}
