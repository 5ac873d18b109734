import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import type { LocalData } from '@/domain/localData'
import { fromTemplate, isPlannedOn } from '@/domain/planning/dayPlan'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { lazyPart } from '@/ui/lazyPart'
import { SelectField } from '@/ui/SelectField'
import { usePlan } from './plan'
import { PreviewDialog } from './PreviewDialog'
import { usePeopleHint } from './usePeopleHint'

// Opened seldom.
const NamesDialog = lazyPart(() => import('@/ui/NamesDialog'), 'NamesDialog', 'work')

/** A saved day's work on this one. */
export function FromTemplate({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const { day, timeZone, jobs, people, acts, facts } = usePlan()
  const { data: local } = useGetLocalDataQuery()
  const [saveLocal] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const hint = usePeopleHint()
  const [chosen, setChosen] = useState<string>()
  const [managing, setManaging] = useState(false)
  const templates = local?.dayTemplates ?? []
  const template = templates.find(({ id }) => id === chosen) ?? templates[0]
  const isPresent = (id: string) => people.some((person) => person.id === id && !person.away)
  const drafts = (template?.jobs ?? []).map((job, at) => ({
    id: String(at),
    userIds: job.userIds,
    draft: fromTemplate(job, day, isPresent, timeZone),
  }))
  if (managing)
    return (
      <Suspense>
        <NamesDialog
          rows={templates.map(({ id, name, jobs: work }) => ({
            id,
            name,
            hint: t('copy.jobs', { count: work.length }),
          }))}
          onSave={(rows) => saveLocal({ dayTemplates: named(templates, rows) })}
          onTakeBack={(before, after) =>
            takeBack({
              before: { dayTemplates: named(templates, before) },
              after: { dayTemplates: named(templates, after) },
            })
          }
          onClose={() => setManaging(false)}
        />
      </Suspense>
    )
  return (
    <PreviewDialog
      key={template?.id ?? ''}
      title={t('template.title')}
      text={t('template.text', { day: format.day(day, 'long') })}
      source={
        templates.length > 0 && (
          <SelectField
            label={t('template.which')}
            value={template?.id ?? null}
            onChange={setChosen}
            options={templates.map(({ id, name, jobs: work }) => ({
              id,
              label: name,
              hint: t('copy.jobs', { count: work.length }),
            }))}
          />
        )
      }
      rows={drafts.map(({ id, userIds, draft }) => {
        const isThere = isPlannedOn(draft, jobs)
        return {
          id,
          label: t('preview.job', { time: format.time(draft.startDate), work: facts.work(draft) }),
          hint: isThere ? t('preview.there') : hint(userIds),
          off: isThere,
        }
      })}
      empty={t('template.empty')}
      confirmLabel={(count) => t('preview.plan', { count })}
      onConfirm={(ids) => {
        const add = drafts.filter(({ id }) => ids.has(id)).map(({ draft }) => draft)
        return acts.perform({ add }, (count) => t('said.plannedMany', { count }))
      }}
      onClose={onClose}
      end={
        template && (
          <Button layout="plain" onClick={() => setManaging(true)}>
            {t('template.manage')}
          </Button>
        )
      }
    />
  )
}

/** Some of the templates, by the names they have now. */
const named = (
  templates: LocalData['dayTemplates'],
  rows: readonly { id: string; name: string }[],
): LocalData['dayTemplates'] =>
  rows.flatMap(({ id, name }) => {
    const known = templates.find((one) => one.id === id)
    return known ? [{ ...known, name }] : []
  })
