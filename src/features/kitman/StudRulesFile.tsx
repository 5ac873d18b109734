import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveLocalDataMutation } from '@/api/localData'
import { LONGEST_FILE } from '@/domain/localDataFile'
import { type OwnStuds, studOf, type StudRuleKey } from '@/domain/surface/studRules'
import { readStudRules, studChanges, writeStudRules } from '@/domain/surface/studRulesFile'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'

type StudRulesFileProps = {
  own: OwnStuds
  /** A line of the table in words. */
  nameOf: (key: StudRuleKey) => string
}

/** The table out as a file and back from one: what a file changes is shown first (B15). */
export function StudRulesFile({ own, nameOf }: StudRulesFileProps) {
  const { t } = useTranslation(['player', 'settings'])
  const problemText = useProblemText()
  const say = useUndoToast()
  const [save, { isLoading }] = useSaveLocalDataMutation()
  const picker = useRef<HTMLInputElement>(null)
  const [found, setFound] = useState<OwnStuds>()
  const [failure, setFailure] = useState<string>()
  const changes = found ? studChanges(own, found) : []

  const reasonOf = (refused: { fault: 'unreadable' | 'none' | 'wrong'; line?: string }): string =>
    refused.fault === 'unreadable'
      ? t('settings:local.unreadable')
      : refused.fault === 'none'
        ? t('rules.file.none')
        : t('rules.file.wrong', { line: refused.line })

  const write = () => {
    const now = new Date().toISOString()
    download(writeStudRules(own, now), {
      name: `sward-studs-${now.slice(0, 10)}.json`,
      type: 'application/json',
    })
  }
  const read = async (file: File | undefined) => {
    if (picker.current) picker.current.value = ''
    if (!file) return
    const text = file.size > 2 * LONGEST_FILE ? '' : await file.text()
    const answer = readStudRules(text)
    setFound(answer.fault === undefined ? answer.rules : undefined)
    setFailure(answer.fault === undefined ? undefined : reasonOf(answer))
  }
  const replace = async () => {
    const before = own
    const { error } = await save({ studRules: { ...found } })
    setFound(undefined)
    if (error === undefined) say(t('settings:local.replaced'), async () => save({ studRules: { ...before } }))
    else setFailure(problemText(error))
  }
  return (
    <Box>
      <Buttons>
        <Button onClick={write}>{t('settings:local.export')}</Button>
        <Button onClick={() => picker.current?.click()}>{t('settings:local.import')}</Button>
        <input
          ref={picker}
          type="file"
          accept="application/json,.json"
          aria-label={t('rules.file.label')}
          hidden
          onChange={(event) => void read(event.target.files?.[0])}
        />
      </Buttons>
      {failure && <Notice tone="error">{failure}</Notice>}
      {found && changes.length === 0 && <Notice tone="info">{t('settings:local.same')}</Notice>}
      {found && changes.length > 0 && (
        <Notice tone="warning">
          {t('settings:local.preview')}
          <List>
            {changes.map((key) => (
              <li key={key}>
                {t('settings:local.change', {
                  part: nameOf(key),
                  before: t(`studs.short.${studOf(key, own)}`),
                  after: t(`studs.short.${studOf(key, found)}`),
                })}
              </li>
            ))}
          </List>
          <Buttons>
            <Button busy={isLoading} onClick={() => void replace()}>
              {t('settings:local.replace')}
            </Button>
            <Button layout="plain" onClick={() => setFound(undefined)}>
              {t('settings:local.leave')}
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
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  > button {
    min-block-size: 48px;
    font-size: 1rem;
  }
`
const List = styled.ul`
  margin: 4px 0 8px;
  padding-inline-start: 20px;
`
