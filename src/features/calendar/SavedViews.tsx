import styled from '@emotion/styled'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { withWorkSheet } from '@/domain/addresses'
import type { SavedView } from '@/domain/localData'
import { saysFilters } from '@/session/rememberedFilters'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { hover } from '@/ui/media'
import { NamedList } from '@/ui/NamedList'
import { Notice } from '@/ui/Notice'
import { TextField } from '@/ui/TextField'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { type CalendarAddress, withCalendar, withFixture } from './calendarAddress'
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
  const views = data?.views ?? []
  const write = async (after: SavedView[], said: string): Promise<boolean> => {
    const outcome = await save({ views: after })
    if ('error' in outcome) return false
    say(said, () => takeBack({ before: { views }, after: { views: after } }))
    return true
  }
  const add = async (event: FormEvent) => {
    event.preventDefault()
    const view: SavedView = {
      id: crypto.randomUUID(),
      name: name.trim(),
      query: queryOf(search, address),
    }
    if (view.name === '') return
    if (await write([...views, view], t('saved.added', { name: view.name }))) setName('')
  }
  return (
    <Dialog open={open} changed={name.trim() !== ''} onClose={onClose} title={t('saved.title')} size="small">
      <Parts>
        {error !== undefined && <Notice tone="error">{problemText(error)}</Notice>}
        {views.length === 0 ? (
          <p>{t('saved.none')}</p>
        ) : (
          <NamedList
            rows={views}
            longestName={LONGEST_NAME}
            texts={{
              rename: (one) => t('saved.rename', { name: one }),
              remove: (one) => t('saved.remove', { name: one }),
              newName: t('saved.newName'),
              renameDo: t('saved.renameDo'),
              cancel: t('saved.cancel'),
            }}
            onRename={(view, to) =>
              void write(
                views.map((one) => (one.id === view.id ? { ...one, name: to } : one)),
                t('saved.renamed', { before: view.name, name: to }),
              )
            }
            onRemove={(view) =>
              void write(
                views.filter(({ id }) => id !== view.id),
                t('saved.removed', { name: view.name }),
              )
            }
          >
            {(view) => (
              <Open to={{ search: viewSearch(view, address.date) }} onClick={onClose} preventScrollReset>
                <bdi>{view.name}</bdi>
              </Open>
            )}
          </NamedList>
        )}
        <New onSubmit={(event) => void add(event)}>
          <TextField
            label={t('saved.name')}
            value={name}
            maxLength={LONGEST_NAME}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
          <Button type="submit" layout="primary" busy={isLoading} aria-disabled={name.trim() === ''}>
            {t('saved.save')}
          </Button>
        </New>
        <small>{t('saved.where')}</small>
      </Parts>
    </Dialog>
  )
}

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
