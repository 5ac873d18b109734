import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type FileColumn, guessColumns, isUnknown } from '@/domain/shedFile/guessColumns'
import type { ShedChange } from '@/domain/shedFile/previewShed'
import type { ShedList, ShedWords } from '@/domain/shedFile/shedColumns'
import { FileDrop } from '@/ui/importing/FileDrop'
import { ImportFrame } from '@/ui/importing/ImportFrame'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { ColumnsStep } from './ColumnsStep'
import { otherLanguage } from './otherLanguage'
import { PreviewStep } from './PreviewStep'
import { MOST_BYTES, readShedFile, type ShedFault } from './readShedFile'
import { useFieldText } from './useFieldText'
import { usePreview } from './usePreview'
import { type ShedWriting, useRunShedImport } from './useRunShedImport'
import { useShedRows } from './useShedRows'
import { useShedWords } from './useShedWords'

type Step = 'file' | 'columns' | 'preview'
const NO_ROWS: readonly (readonly string[])[] = []

/**
 * A list from a file: read, its columns explained, compared with what is there, and written once the person confirms it.
 * One undo takes everything back.
 */
export function ImportDialog({ list, onClose }: { list: ShedList; onClose: () => void }) {
  const { t } = useTranslation(['shedFile', 'exchange'])
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
  const { progress, result, run, forget, stop } = useRunShedImport(onClose)
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
    forget()
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
  const toRun =
    changes?.filter((change): change is ShedWriting => change.write !== undefined && isWanted(change)) ?? []
  const hasName = columns.some(({ column }) => column === 'name' || column === 'id')
  // Of a row that is there by now, only the answer was lost.
  const there = new Set(changes?.flatMap(({ kind, key }) => (kind === 'same' ? key : [])))
  const refusals = result?.refused.filter(({ change }) => !there.has(change.key)) ?? []
  const [refused] = refusals

  return (
    <ImportFrame
      title={t(`import.title.${list}`)}
      step={step === 'columns' ? t('import.step.columns') : t(`exchange:import.step.${step}`)}
      has={rows.length > 0 ? 'file' : isReading ? 'reading' : 'nothing'}
      isWide={step === 'preview'}
      progress={progress}
      next={
        {
          file: undefined,
          columns: { isOff: !hasName, go: () => setStep('preview') },
          preview: {
            label: t('import.run', { count: toRun.length }),
            isOff: toRun.length === 0,
            go: () => void run(toRun),
          },
        }[step]
      }
      onBack={() => setStep(step === 'preview' ? 'columns' : 'file')}
      onStop={stop}
      onClose={onClose}
      failure={refused && t('import.refused', { count: refusals.length, reason: problemText(refused.error) })}
      isStopped={result?.isStopped && toRun.length > 0}
    >
      {step === 'file' && (
        <FileDrop
          intro={t('import.intro')}
          fault={fault && t(`import.fault.${fault}`)}
          icon="fileText"
          accept=".csv,.tsv,.txt,text/csv,text/tab-separated-values"
          most={MOST_BYTES}
          pasteHint={t('import.pasteHint')}
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
            <PreviewStep
              changes={known}
              text={text}
              isWanted={isWanted}
              onWant={want}
              refusals={new Map(refusals.map((one) => [one.change.key, problemText(one.error)]))}
            />
          )}
        </QueryState>
      )}
    </ImportFrame>
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

const Where = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
