import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { type Entry, isPutAside } from '@/outbox/entry'
import { lostIn } from '@/outbox/lostIn'
import { Button } from '@/ui/Button'
import { Glyph } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { Row } from '@/ui/Row'
import { token } from '@/ui/tokens'
import { VersionsNotice } from '@/ui/VersionsNotice'
import { OtherVersion } from './OtherVersion'
import type { EntryWords } from './useEntryWords'
import type { Versions } from './useVersionFields'

type EntryRowProps = {
  entry: Entry
  words: EntryWords
  versions: Versions
  /** What must be decided about before this one can go. */
  behind: Entry | undefined
  /** Without it, it goes by itself as soon as it can. */
  onSend: (() => void) | undefined
  onDiscard: () => void
  /** Opens what it was made in; without it, it can only be sent or discarded. */
  onEdit: (() => void) | undefined
  onKeepMine: () => void
  onTakeTheirs: () => void
  /** Of what was put aside. */
  onBringBack: () => void
  onCopy: () => void
  onDismiss: () => void
}

type Press =
  | 'send'
  | 'retry'
  | 'edit'
  | 'discard'
  | 'bringBack'
  | 'useMine'
  | 'useTheirs'
  | 'copy'
  | 'dismiss'

/** One entry: what, when it was entered, why it is still here, and what can be done. */
export function EntryRow({ entry, words, versions, behind, onSend, onEdit, ...on }: EntryRowProps) {
  const { t } = useTranslation('outbox')
  const { state } = entry
  const what = words.what(entry)
  const about = words.about(entry) ?? versions.changedText(entry)
  const why = words.why(entry, behind)
  const differences = versions.open(entry)
  const putAside = versions.putAside(entry)
  const kept = lostIn(entry)?.kept
  const again = entry.discarded ? 'bringBack' : kept && (kept === 'theirs' ? 'useMine' : 'useTheirs')
  const press = (act: Press, onPress: () => void) => (
    <Button
      size="small"
      layout={act === 'discard' || act === 'dismiss' ? 'plain' : 'secondary'}
      aria-label={t('actOn', { act: t(`act.${act}`), what })}
      onClick={onPress}
    >
      {t(`act.${act}`)}
    </Button>
  )
  return (
    <Row
      lead={<Lead state={state} isAside={isPutAside(entry)} />}
      leadWidth="20px"
      title={
        // Where the focus goes on when the entry before it is dealt with.
        <span data-entry tabIndex={-1}>
          {what}
        </span>
      }
      meta={
        <>
          {about && <Line>{about}</Line>}
          <Line>{words.entered(entry)}</Line>
          {why && differences.length === 0 && <Line data-state={state}>{why}</Line>}
        </>
      }
      below={
        isPutAside(entry) ? (
          <>
            {putAside.length > 0 && <OtherVersion differences={putAside} />}
            <Presses>
              {again && press(again, on.onBringBack)}
              {press('copy', on.onCopy)}
              {press('dismiss', on.onDismiss)}
            </Presses>
          </>
        ) : state === 'sent' ? undefined : state === 'conflict' ? (
          <Presses>
            {differences.length > 0 ? (
              <VersionsNotice
                fields={differences}
                onKeepMine={on.onKeepMine}
                onTakeTheirs={on.onTakeTheirs}
              />
            ) : (
              <>
                <Line>{t(entry.theirs === undefined ? 'conflict.unknown' : 'conflict.same')}</Line>
                <Button size="small" onClick={on.onTakeTheirs}>
                  {t('conflict.takeTheirs')}
                </Button>
                <Button size="small" onClick={on.onKeepMine}>
                  {t('conflict.keepMine')}
                </Button>
              </>
            )}
          </Presses>
        ) : (
          <Presses>
            {onSend && press(state === 'refused' ? 'retry' : 'send', onSend)}
            {onEdit && press('edit', onEdit)}
            {press('discard', on.onDiscard)}
          </Presses>
        )
      }
    />
  )
}

function Lead({ state, isAside }: Pick<Entry, 'state'> & { isAside: boolean }) {
  if (isAside) return <Icon name="fileText" size={20} />
  if (state === 'sent') return <Icon name="cloudCheck" size={20} />
  if (state === 'refused' || state === 'conflict')
    return (
      <Needs>
        <Glyph name="warning" />
      </Needs>
    )
  return (
    <Waits>
      <Glyph name="cloudOff" size={20} />
    </Waits>
  )
}

const Line = styled.span`
  display: block;

  &[data-state='refused'],
  &[data-state='conflict'] {
    color: ${token('red')};
    font-weight: 500;
  }
`
const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  &:not(:first-of-type) {
    margin-block-start: 8px;
  }
`
const Needs = styled.span`
  display: grid;
  align-self: start;
  margin-block-start: 2px;
  color: ${token('red')};
`
const Waits = styled.span`
  display: grid;
  align-self: start;
  margin-block-start: 2px;
  color: ${token('amber-deep')};
`
