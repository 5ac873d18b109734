import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { ACTIONS } from '@/outbox/actions'
import { actOf } from '@/outbox/acts'
import { type Entry, isPutAside } from '@/outbox/entry'
import { heldUp } from '@/outbox/links'
import { useEntries } from '@/outbox/useOutbox'
import { Button } from '@/ui/Button'
import { Rows } from '@/ui/Rows'
import { Section } from '@/ui/Section'
import { Sheet } from '@/ui/Sheet'
import { useKeptFocus } from '@/ui/useKeptFocus'
import { useNow } from '@/ui/useNow'
import { showToast } from '@/ui/toasts'
import { useUndoToast } from '@/ui/useUndoToast'
import { EntryRow } from './EntryRow'
import { OutboxNotices } from './OutboxNotices'
import { useEditEntry } from './useEditEntry'
import { useEntryWords } from './useEntryWords'
import { useIsOnline } from '@/ui/useIsOnline'
import { useNames } from './useNames'
import { useVersionFields } from './useVersionFields'

type Group = 'needsYou' | 'waiting' | 'aside' | 'sent'
const GROUPS: readonly Group[] = ['needsYou', 'waiting', 'aside', 'sent']
const groupOf = (entry: Entry): Group => {
  if (isPutAside(entry)) return 'aside'
  if (entry.state === 'refused' || entry.state === 'conflict') return 'needsYou'
  return entry.state === 'sent' ? 'sent' : 'waiting'
}

/** Everything this device holds for the club: what needs the person, what waits, what was put aside, what went today (B2). */
export function OutboxSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('outbox')
  const entries = useEntries()
  const now = useNow()
  const isOnline = useIsOnline()
  const names = useNames()
  const words = useEntryWords(names, now)
  const versions = useVersionFields(names)
  const edit = useEditEntry(names, onClose)
  const say = useUndoToast()
  const body = useKeptFocus<HTMLDivElement>('[data-entry]')
  const held = entries.filter(({ state }) => state !== 'sent')
  const behind = heldUp(entries)
  const isSendable = (entry: Entry): boolean => isOnline && !behind.has(entry.key)
  const waits = held.some((entry) => groupOf(entry) === 'waiting' && isSendable(entry))

  const discard = (entry: Entry) => {
    // With a row that was never sent goes what was written on top of it.
    const gone = held.filter(
      ({ key, entity }) => key === entry.key || (actOf(entry).kind === 'create' && entity === entry.entity),
    )
    ACTIONS.discard(entry.key)
    say(t('discarded', { what: words.what(entry) }), () => {
      ACTIONS.restore(gone)
      return Promise.resolve({})
    })
  }
  const dismiss = (entry: Entry) => {
    ACTIONS.aside(entry, 'dismiss')
    say(t('dismissed', { what: words.what(entry) }), () => {
      ACTIONS.aside(entry, 'keep')
      return Promise.resolve({})
    })
  }
  const copy = async (entry: Entry) => {
    const lines = versions.putAsideText(entry).map(({ label, text }) => `${label}: ${text}`)
    const text = [words.what(entry), words.about(entry), ...lines].filter(Boolean).join('\n')
    try {
      await navigator.clipboard.writeText(text)
      showToast({ tone: 'done', text: t('copied') })
    } catch {
      showToast({ tone: 'error', text: t('notCopied') })
    }
  }
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(held.length > 0 ? 'title' : 'titleAllSent')}
      footer={
        waits ? (
          <Button layout="primary" onClick={() => ACTIONS.retry()}>
            {t('sendAll')}
          </Button>
        ) : undefined
      }
    >
      <Body ref={body} tabIndex={-1}>
        <OutboxNotices now={now} words={words} />
        {entries.every((entry) => groupOf(entry) === 'sent') && <p>{t('empty')}</p>}
        {GROUPS.map((group) => {
          const members = entries.filter((entry) => groupOf(entry) === group)
          return (
            members.length > 0 && (
              <Section key={group} inset heading={t(`group.${group}`)} count={members.length}>
                <Rows>
                  {members.map((entry) => (
                    <EntryRow
                      key={entry.key}
                      entry={entry}
                      words={words}
                      versions={versions}
                      behind={behind.get(entry.key)}
                      onSend={
                        isSendable(entry) || entry.state === 'refused'
                          ? () => ACTIONS.retry(entry.key)
                          : undefined
                      }
                      onDiscard={() => discard(entry)}
                      onEdit={edit(entry)}
                      onKeepMine={() => ACTIONS.keepMine(entry.key)}
                      onTakeTheirs={() => ACTIONS.takeTheirs(entry.key)}
                      onBringBack={() => ACTIONS.aside(entry, 'bringBack')}
                      onCopy={() => void copy(entry)}
                      onDismiss={() => dismiss(entry)}
                    />
                  ))}
                </Rows>
              </Section>
            )
          )
        })}
      </Body>
    </Sheet>
  )
}

const Body = styled.div`
  display: grid;
  gap: 16px;
  outline: none;
`
