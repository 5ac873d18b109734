import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation } from '@/api/localData'
import { LOCAL_PARTS, type LocalData as Data } from '@/domain/localData'
import { changesBy, LONGEST_FILE, readLocalFile, sizeOf, writeLocalFile } from '@/domain/localDataFile'
import { useFormat } from '@/i18n/format'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

/** What the backend has no place for: what there is, a file of it, and a file back. */
export function LocalData() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const problemText = useProblemText()
  const say = useUndoToast()
  const { data } = useGetLocalDataQuery()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const picker = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<Partial<Data>>()
  const [failure, setFailure] = useState<string>()
  if (!data) return <p>{t('local.text')}</p>
  const changes = found ? changesBy(data, found) : []
  const kept = LOCAL_PARTS.filter((part) => typeof data[part] !== 'number' && sizeOf(data, part) > 0)

  const write = () => {
    const now = new Date().toISOString()
    download(writeLocalFile(data, now), {
      name: `sward-browser-${now.slice(0, 10)}.json`,
      type: 'application/json',
    })
  }
  const read = async (file: File | undefined) => {
    if (picker.current) picker.current.value = ''
    if (!file) return
    const parts = file.size > 2 * LONGEST_FILE ? undefined : readLocalFile(await file.text())
    setFound(parts)
    setFailure(parts ? undefined : t('local.unreadable'))
  }
  const replace = async () => {
    const before = Object.fromEntries(changes.map(({ part }) => [part, data[part]]))
    const { error } = await save(found ?? {})
    setFound(undefined)
    if (error === undefined) say(t('local.replaced'), async () => save(before))
    else setFailure(problemText(error))
  }
  return (
    <Box>
      <p>{t('local.text')}</p>
      <p>
        {kept.length === 0
          ? t('local.nothing')
          : t('local.kept', {
              list: format.list(kept.map((part) => t(`local.count.${part}`, { count: sizeOf(data, part) }))),
            })}
      </p>
      <Buttons>
        <Button onClick={write}>{t('local.export')}</Button>
        <Button onClick={() => picker.current?.click()}>{t('local.import')}</Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={t('local.file')}
          hidden
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </Buttons>
      {failure && <Notice tone="error">{failure}</Notice>}
      {found && changes.length === 0 && <Notice tone="info">{t('local.same')}</Notice>}
      {found && changes.length > 0 && (
        <Notice tone="warning">
          {t('local.preview')}
          <List>
            {changes.map(({ part, before, after }) => (
              <li key={part}>
                {t('local.change', {
                  part: t(`local.part.${part}`),
                  before: format.number(before),
                  after: format.number(after),
                })}
              </li>
            ))}
          </List>
          <Buttons>
            <Button size="small" busy={isLoading} onClick={() => void replace()}>
              {t('local.replace')}
            </Button>
            <Button size="small" layout="plain" onClick={() => setFound(undefined)}>
              {t('local.leave')}
            </Button>
          </Buttons>
        </Notice>
      )}
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  font: 400 ${token('t-14')} ${token('font')};
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
const List = styled.ul`
  margin: 4px 0 8px;
  padding-inline-start: 20px;
`
