import styled from '@emotion/styled'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import type { Template } from '@/domain/localData'
import { useFormat } from '@/i18n/format'
import { byName } from '@/lib/byName'
import { isolate } from '@/lib/isolate'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { lazyPart } from '@/ui/lazyPart'
import { SelectField } from '@/ui/SelectField'
import { TextField } from '@/ui/TextField'
import { useTold } from '@/ui/useTold'
import { useUndoToast } from '@/ui/useUndoToast'
import { Cell } from './Cell'
import { appliedTo, templateOf } from './template'
import type { WorkDraft } from './workDraft'

// Opened seldom.
const NamesDialog = lazyPart(() => import('@/ui/NamesDialog'), 'NamesDialog', 'work')

type TemplatePartProps = { draft: WorkDraft; onChange: (draft: WorkDraft) => void }

/** How this kind of work is usually done: taken over from a template, or kept as one in this browser (F14). */
export function TemplatePart({ draft, onChange }: TemplatePartProps) {
  const { t } = useTranslation('work')
  const format = useFormat()
  const say = useUndoToast()
  const { data: local } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const told = useTold()
  const [name, setName] = useState<string>()
  const [isUnnamed, setUnnamed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const [managing, setManaging] = useState(false)
  const all = local?.templates ?? []
  const own = all.filter(({ activityName }) => activityName === draft.type).toSorted(byName(format.locale))
  const others = all.filter((one) => !own.includes(one))
  const close = () => {
    setName(undefined)
    setUnnamed(false)
  }
  const write = async () => {
    const called = name?.trim() ?? ''
    setUnnamed(called === '')
    if (called === '') return field.current?.focus()
    const made = templateOf(draft, called, format.timeZone)
    // The same name means the same template.
    const kept = all.filter((one) => !(one.activityName === draft.type && one.name === called))
    const templates = [...kept, made]
    const { error } = await told(save({ templates }))
    if (error !== undefined) return
    close()
    say(t('sheet.template.saved', { name: isolate(called) }), async () =>
      takeBack({ before: { templates: all }, after: { templates } }),
    )
  }
  return (
    <Cell>
      <Line>
        {own.length > 0 ? (
          <SelectField
            size="small"
            label={t('sheet.template.label')}
            placeholder={t('sheet.template.choose')}
            value={null}
            options={own.map((one) => ({ id: one.id, label: one.name }))}
            onChange={(id) => {
              const chosen = own.find((one) => one.id === id)
              if (chosen) onChange(appliedTo(draft, chosen, format.timeZone))
            }}
          />
        ) : (
          <span />
        )}
        <Button size="small" onClick={() => setName('')}>
          {t('sheet.template.save')}
        </Button>
      </Line>
      {own.length > 0 && (
        <Manage layout="plain" size="small" onClick={() => setManaging(true)}>
          {t('sheet.template.manage')}
        </Manage>
      )}
      {managing && (
        <Suspense>
          <NamesDialog
            rows={own.map((one) => ({ id: one.id, name: one.name }))}
            onSave={(rows) => save({ templates: [...others, ...renamedRows(own, rows)] })}
            onTakeBack={(before, after) =>
              takeBack({
                before: { templates: renamedRows(own, before) },
                after: { templates: renamedRows(own, after) },
              })
            }
            onClose={() => setManaging(false)}
          />
        </Suspense>
      )}
      <Dialog
        open={name !== undefined}
        changed={name !== undefined && name.trim() !== ''}
        onClose={close}
        title={t('sheet.template.save')}
        size="small"
        footer={
          <>
            <Button layout="primary" onClick={() => void write()}>
              {t('sheet.template.keep')}
            </Button>
            <Button onClick={close}>{t('sheet.cancel')}</Button>
          </>
        }
      >
        <TextField
          ref={field}
          {...FIRST}
          error={isUnnamed ? t('sheet.template.needName') : undefined}
          label={t('sheet.template.name')}
          description={t('sheet.template.help')}
          maxLength={200}
          value={name ?? ''}
          onChange={(event) => {
            setName(event.target.value)
            setUnnamed(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            void write()
          }}
        />
      </Dialog>
    </Cell>
  )
}

/** What is left of some templates, by the names they have now. */
const renamedRows = (own: readonly Template[], rows: readonly { id: string; name: string }[]): Template[] =>
  rows.flatMap(({ id, name }) => {
    const template = own.find((one) => one.id === id)
    return template ? [{ ...template, name }] : []
  })

/** There is nothing else to say in this window. */
const FIRST = { autoFocus: true } as const

const Manage = styled(Button)`
  justify-self: start;
`
const Line = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 8px;
  align-items: end;
`
