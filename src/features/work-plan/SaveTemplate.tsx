import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { templateJobs } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { TextField } from '@/ui/TextField'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'
import { usePeopleHint } from './usePeopleHint'

/** This day's work under a name, to be planned again; kept in this browser. */
export function SaveTemplate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, timeZone, jobs, facts } = usePlan()
  const { data: local } = useGetLocalDataQuery()
  const [saveLocal] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const say = useUndoToast()
  const problem = useProblemText()
  const hint = usePeopleHint()
  const [name, setName] = useState(() =>
    t('saveTemplate.proposed', { weekday: format.day(day, 'weekdayLong') }),
  )
  const usable = jobs.filter(({ status }) => status !== 'cancelled')
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
    const { error } = await saveLocal({ dayTemplates })
    if (error !== undefined) showToast({ tone: 'error', text: problem(error) })
    else
      say(t('said.templateSaved', { name: kept.name }), () =>
        takeBack({ before: { dayTemplates: before }, after: { dayTemplates } }),
      )
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
      blocked={name.trim() === ''}
      rows={usable.map((job) => ({
        id: job.id,
        label: t('preview.job', { time: format.time(job.startDate), work: facts.work(job) }),
        hint: hint(job.userIds),
      }))}
      empty={t('saveTemplate.empty')}
      confirmLabel={(count) => t('saveTemplate.save', { count })}
      onConfirm={(ids) => {
        void save(ids)
        onClose()
      }}
      onClose={onClose}
    />
  )
}
