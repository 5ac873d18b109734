import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '@/lib/download'
import { Button } from './Button'
import { Notice } from './Notice'
import { useProblemText } from './useProblemText'
import type { Outcome } from './useTold'
import { useUndoToast } from './useUndoToast'

type DataFileProps<Data> = {
  /** The file is named for it and the day. */
  name: string
  /** Of the field that takes a file. */
  label: string
  /** Bytes; a longer file is read as an empty one. */
  most: number
  write: (now: string) => string
  read: (text: string) => { data: Data; fault?: never } | { fault: string }
  /** What a file would change, in words. */
  changesBy: (found: Data) => readonly { key: string; part: string; before: string; after: string }[]
  save: (data: Data) => Promise<Outcome>
  /** What stands now where the file would write. */
  before: (found: Data) => Data
  /** The way back: out of what stands there by then, what the file has changed. */
  takeBack: (before: Data, written: Data) => Promise<Outcome>
}

/** Data out as a file and back from one: what a file changes is shown first, and can be undone. */
export function DataFile<Data>(props: DataFileProps<Data>) {
  const { name, label, most, write, read, changesBy, save, before, takeBack } = props
  const { t } = useTranslation('settings')
  const problemText = useProblemText()
  const say = useUndoToast()
  const picker = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Data>()
  const [failure, setFailure] = useState<string>()
  const [isSaving, setSaving] = useState(false)
  const changes = found === undefined ? [] : changesBy(found)

  const hand = () => {
    const now = new Date().toISOString()
    download(write(now), { name: `${name}-${now.slice(0, 10)}.json`, type: 'application/json' })
  }
  const take = async (file: File | undefined) => {
    if (picker.current) picker.current.value = ''
    if (!file) return
    const answer = read(file.size > most ? '' : await file.text())
    setFound(answer.fault === undefined ? answer.data : undefined)
    setFailure(answer.fault)
  }
  const replace = async (data: Data) => {
    const old = before(data)
    setSaving(true)
    const { error } = await save(data)
    setSaving(false)
    setFound(undefined)
    if (error === undefined) say(t('local.replaced'), () => takeBack(old, data))
    else setFailure(problemText(error))
  }
  return (
    <>
      <Buttons>
        <Button onClick={hand}>{t('local.export')}</Button>
        <Button onClick={() => picker.current?.click()}>{t('local.import')}</Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={label}
          hidden
          onChange={(event) => void take(event.target.files?.[0])}
        />
      </Buttons>
      {failure !== undefined && <Notice tone="error">{failure}</Notice>}
      {found !== undefined && changes.length === 0 && <Notice tone="info">{t('local.same')}</Notice>}
      {found !== undefined && changes.length > 0 && (
        <Notice tone="warning">
          {t('local.preview')}
          <List>
            {changes.map(({ key, ...change }) => (
              <li key={key}>{t('local.change', change)}</li>
            ))}
          </List>
          <Buttons>
            <Button size="small" busy={isSaving} onClick={() => void replace(found)}>
              {t('local.replace')}
            </Button>
            <Button size="small" layout="plain" onClick={() => setFound(undefined)}>
              {t('local.leave')}
            </Button>
          </Buttons>
        </Notice>
      )}
    </>
  )
}

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 4px 0 12px;
  padding: 0;
  list-style: none;
`
