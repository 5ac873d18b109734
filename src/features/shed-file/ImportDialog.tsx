import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileColumn, guessColumns, isUnknown } from '@/domain/shedFile/guessColumns'
import type { ShedChange } from '@/domain/shedFile/previewShed'
import type { ShedList, ShedWords } from '@/domain/shedFile/shedColumns'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { FileDrop } from '@/ui/FileDrop'
import { Notice } from '@/ui/Notice'
import { ProgressLine } from '@/ui/ProgressLine'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { useUnsaved } from '@/ui/useUnsaved'
import { ColumnsStep } from './ColumnsStep'
import { otherLanguage } from './otherLanguage'
import { PreviewStep } from './PreviewStep'
import { MOST_BYTES, readShedFile, type ShedFault } from './readShedFile'
import { useFieldText } from './useFieldText'
import { usePreview } from './usePreview'
import { type ShedResult, useRunShedImport } from './useRunShedImport'
import { useShedRows } from './useShedRows'
import { useShedWords } from './useShedWords'

type Step = 'file' | 'columns' | 'preview'
const NO_ROWS: readonly (readonly string[])[] = []

/**
 * A list from a file: read, its columns explained, compared with what is there, and written once the person confirms it.
 * One undo takes everything back.
 */
export function ImportDialog({ list, onClose }: { list: ShedList; onClose: () => void }) {
  const { t } = useTranslation('shedFile')
  const say = useUndoToast()
  const problemText = useProblemText()
  const words = useShedWords(list)
  const shed = useShedRows(list)
  const [step, setStep] = useState<Step>('file')
  const [rows, setRows] = useState(NO_ROWS)
  const [columns, setColumns] = useState<readonly FileColumn[]>([])
  /** Of the file's own language, where it is neither the reader's nor English. */
  const [fileWords, setFileWords] = useState<ShedWords | null>(null)
  const [fault, setFault] = useState<ShedFault>()
  const [isReading, setReading] = useState(false)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<ShedResult>()
  const { progress, run, stop, takeBack } = useRunShedImport()
  const supplies = shed.data?.list === 'cocktails' ? shed.data.supplies : []
  const text = useFieldText(words.own, supplies)
  const changes = usePreview({
    rows,
    columns,
    shed: shed.data,
    words: fileWords ? [...words.all, fileWords] : words.all,
    isOff: step !== 'preview' || progress !== null,
  })
  // A second file while the first is still being read: only the last one counts.
  const latest = useRef(0)
  useUnsaved(rows.length > 0)

  const take = async (bytes: Uint8Array) => {
    const turn = ++latest.current
    setFault(undefined)
    setReading(true)
    const read = await readShedFile(bytes)
    if (turn !== latest.current) return
    if (read.fault) {
      setReading(false)
      setFault(read.fault)
      return
    }
    const [headings = []] = read.rows
    const first = guessColumns(list, headings, words.all)
    const other = first.some(isUnknown) ? await otherLanguage(list, headings, words.all) : null
    if (turn !== latest.current) return
    setReading(false)
    setFileWords(other)
    setRows(read.rows)
    setColumns((other ? guessColumns(list, headings, [...words.all, other]) : first).map(ifFilled(read.rows)))
    setLeft(new Set())
    setResult(undefined)
    setStep('columns')
  }

  const isWanted = ({ key }: ShedChange) => !left.has(key)
  const want = (some: readonly ShedChange[], isOn: boolean) => {
    const next = new Set(left)
    for (const { key } of some)
      if (isOn) next.delete(key)
      else next.add(key)
    setLeft(next)
  }
  const toRun = changes?.filter((change) => change.write !== undefined && isWanted(change)) ?? []
  const hasName = columns.some(({ column }) => column === 'name' || column === 'id')
  const start = async () => {
    if (toRun.length === 0 || progress) return
    setResult(undefined)
    const outcome = await run(toRun)
    if (outcome.written.length > 0)
      say(t('import.done', { count: outcome.written.length }), () => takeBack(outcome.written))
    if (outcome.refused.length === 0 && !outcome.isStopped) onClose()
    else setResult(outcome)
  }
  const close = () => {
    if (progress) stop()
    else onClose()
  }

  return (
    <Dialog
      open
      onClose={close}
      title={t(`import.title.${list}`)}
      size={step === 'preview' ? 'large' : 'normal'}
      sticky={rows.length > 0 || isReading}
      footer={
        progress ? (
          <Running>
            <span aria-live="polite">{t('import.running', progress)}</span>
            <ProgressLine value={progress.done / progress.all} label={t(`import.title.${list}`)} />
            <Button onClick={stop}>{t('import.stop')}</Button>
          </Running>
        ) : step === 'columns' ? (
          <>
            <Button layout="primary" disabled={!hasName} onClick={() => setStep('preview')}>
              {t('import.next')}
            </Button>
            <Button onClick={() => setStep('file')}>{t('import.back')}</Button>
          </>
        ) : step === 'preview' ? (
          <>
            <Button layout="primary" disabled={toRun.length === 0} onClick={() => void start()}>
              {t('import.run', { count: toRun.length })}
            </Button>
            <Button onClick={() => setStep('columns')}>{t('import.back')}</Button>
          </>
        ) : undefined
      }
    >
      <Content>
        <Where aria-live="polite">{t(`import.step.${step}`)}</Where>
        {step === 'file' && (
          <FileDrop
            intro={t('import.intro')}
            fault={fault && t(`import.fault.${fault}`)}
            icon="fileText"
            accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
            most={MOST_BYTES}
            words={{
              drop: t('import.drop'),
              pick: t('import.pick'),
              reading: t('import.reading'),
              paste: t('import.orPaste'),
              pasteHint: t('import.pasteHint'),
              read: t('import.read'),
            }}
            isReading={isReading}
            onSource={({ bytes }) => void take(bytes)}
            onTooLarge={() => setFault('tooLarge')}
          />
        )}
        {step === 'columns' && (
          <>
            <Where>{t('import.rows', { count: rows.length - 1 })}</Where>
            <ColumnsStep list={list} rows={rows} columns={columns} onChange={setColumns} />
          </>
        )}
        {step === 'preview' && (
          <QueryState
            query={{ ...shed, data: shed.data && changes }}
            skeleton={<Comparing />}
            empty={{ when: () => false, title: null }}
          >
            {(known) => (
              <>
                {result && <Outcome result={result} />}
                <PreviewStep
                  changes={known}
                  text={text}
                  isWanted={isWanted}
                  onWant={want}
                  refusals={new Map(result?.refused.map((one) => [one.change.key, problemText(one.error)]))}
                />
              </>
            )}
          </QueryState>
        )}
      </Content>
    </Dialog>
  )
}

/** A column that is empty all the way down would only clear what is here: it is left out unless somebody chooses it. */
const ifFilled =
  (rows: readonly (readonly string[])[]) =>
  (column: FileColumn, at: number): FileColumn =>
    rows.some((row, index) => index > 0 && row[at]?.trim()) ? column : { ...column, column: null }

function Comparing() {
  const { t } = useTranslation('shedFile')
  return (
    <>
      <p aria-live="polite">{t('import.comparing')}</p>
      <Skeleton count={5} />
    </>
  )
}

/** What did not go as it should; what was done is told in a message with its undo. */
function Outcome({ result: { refused, isStopped } }: { result: ShedResult }) {
  const { t } = useTranslation('shedFile')
  const problemText = useProblemText()
  const [first] = refused
  return (
    <>
      {first && (
        <Notice tone="error">
          {t('import.refused', { count: refused.length, reason: problemText(first.error) })}
        </Notice>
      )}
      {isStopped && <Notice tone="warning">{t('import.stopped')}</Notice>}
    </>
  )
}

const Content = styled.div`
  display: grid;
  gap: 12px;
`
const Where = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
const Running = styled.div`
  flex: 1;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
`
