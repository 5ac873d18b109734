import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { withWorkSheet } from '@/domain/addresses'
import type { SavedView } from '@/domain/localData'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { IconButton } from '@/ui/IconButton'
import { hover } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { ToolIcon } from '@/ui/ToolIcon'
import { type CalendarAddress, withCalendar, withFixture } from './calendarAddress'
import { saysFilters } from '@/session/rememberedFilters'
import { viewSearch } from './viewSearch'

const LONGEST_NAME = 60

/** What is on screen, without the day and without whatever lies over it. No filter is said too: it is part of the view. */
function queryOf(search: string, { view }: CalendarAddress): string {
  const query = new URLSearchParams(withFixture(withWorkSheet(withCalendar(search, { view }), null), null))
  query.delete('date')
  query.delete('exchange')
  if (!saysFilters(`?${query.toString()}`)) query.set('who', 'all')
  return `?${query.toString()}`
}

/** Views by name, kept in this browser. Each is a plain link (F16). */
export function SavedViews({
  address,
  open,
  onClose,
}: {
  address: CalendarAddress
  open: boolean
  onClose: () => void
}) {
  const { t } = useTranslation('calendar')
  const { data } = useGetLocalDataQuery()
  const [save, { error, isLoading }] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const problemText = useProblemText()
  const { search } = useLocation()
  const say = useUndoToast()
  const [name, setName] = useState('')
  const [renamed, setRenamed] = useState<string | null>(null)
  const views = data?.views ?? []
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const view: SavedView = {
      id: crypto.randomUUID(),
      name: name.trim(),
      query: queryOf(search, address),
    }
    if (view.name === '') return
    const after = [...views, view]
    const outcome = await save({ views: after })
    if ('error' in outcome) return
    setName('')
    say(t('saved.added', { name: view.name }), () => takeBack({ before: { views }, after: { views: after } }))
  }
  const remove = async (view: SavedView) => {
    const after = views.filter(({ id }) => id !== view.id)
    const outcome = await save({ views: after })
    if (!('error' in outcome))
      say(t('saved.removed', { name: view.name }), () =>
        takeBack({ before: { views }, after: { views: after } }),
      )
  }
  const rename = async (view: SavedView, typed: string) => {
    setRenamed(null)
    const to = typed.trim()
    if (to === '' || to === view.name) return
    const after = views.map((one) => (one.id === view.id ? { ...one, name: to } : one))
    const outcome = await save({ views: after })
    if (!('error' in outcome))
      say(t('saved.renamed', { before: view.name, name: to }), () =>
        takeBack({ before: { views }, after: { views: after } }),
      )
  }
  return (
    <Dialog open={open} onClose={onClose} title={t('saved.title')} size="small">
      <Parts>
        {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
        {views.length === 0 ? (
          <p>{t('saved.none')}</p>
        ) : (
          <Views role="list">
            {views.map((view) => (
              <li key={view.id}>
                {renamed === view.id ? (
                  <Rename
                    name={view.name}
                    onRename={(to) => void rename(view, to)}
                    onCancel={() => setRenamed(null)}
                  />
                ) : (
                  <>
                    <Open
                      to={{ search: viewSearch(view, address.date) }}
                      onClick={onClose}
                      preventScrollReset
                    >
                      <bdi>{view.name}</bdi>
                    </Open>
                    <IconButton
                      label={t('saved.rename', { name: view.name })}
                      onClick={() => setRenamed(view.id)}
                    >
                      <ToolIcon name="pencil" size={16} />
                    </IconButton>
                    <IconButton
                      danger
                      label={t('saved.remove', { name: view.name })}
                      onClick={() => void remove(view)}
                    >
                      <ToolIcon name="trash" size={16} />
                    </IconButton>
                  </>
                )}
              </li>
            ))}
          </Views>
        )}
        <New onSubmit={(event) => void add(event)}>
          <TextField
            label={t('saved.name')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" layout="primary" busy={isLoading} disabled={name.trim() === ''}>
            {t('saved.save')}
          </Button>
        </New>
        <small>{t('saved.where')}</small>
      </Parts>
    </Dialog>
  )
}

function Rename({
  name,
  onRename,
  onCancel,
}: {
  name: string
  onRename: (name: string) => void
  onCancel: () => void
}) {
  const { t } = useTranslation('calendar')
  const [typed, setTyped] = useState(name)
  return (
    <Line
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onRename(typed)
      }}
    >
      <TextField
        label={t('saved.newName')}
        hideLabel
        value={typed}
        maxLength={LONGEST_NAME}
        {...focusedFirst}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Button type="submit" size="small">
        {t('saved.renameDo')}
      </Button>
      <Button layout="plain" size="small" onClick={onCancel}>
        {t('saved.cancel')}
      </Button>
    </Line>
  )
}

/** The button that opened the field is gone. */
const focusedFirst = { autoFocus: true } as const

const Parts = styled.div`
  display: grid;
  gap: 16px;

  > p,
  > small {
    color: ${token('ink-2')};
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
  }
`
const Views = styled.ul`
  > li {
    display: flex;
    align-items: center;
    gap: 4px;
    min-block-size: 44px;
    border-block-end: 1px solid ${token('line')};
    list-style: none;
  }
`
const Open = styled(Link)`
  flex: 1;
  min-inline-size: 0;
  padding-block: 12px;
  font: 500 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      text-decoration: underline;
    }
  }
`
const New = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
`
const Line = styled.form`
  flex: 1;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: 4px;
  padding-block: 4px;
`
