import styled from '@emotion/styled'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useSaveLocalDataMutation } from '@/api/localData'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { ImportError, type ImportFault } from '@/domain/ics/contentLines'
import { diffFixtures, type FixtureChange, placesOf } from '@/domain/ics/fixtureDiff'
import type { FixtureSource } from '@/domain/ics/fixtureFile'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { Notice } from '@/ui/Notice'
import { ProgressLine } from '@/ui/ProgressLine'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'
import { useProblemText } from '@/ui/useProblemText'
import { useUndoToast } from '@/ui/useUndoToast'
import { useUnsaved } from '@/ui/useUnsaved'
import { FileStep } from './FileStep'
import { PlacesStep } from './PlacesStep'
import { PreviewStep } from './PreviewStep'
import { readFile } from './readFile'
import { useImportGround } from './useImportGround'
import { type ImportResult, useRunImport } from './useRunImport'

/** Days for which a series of the file is looked at: what is over, and a season ahead. */
const BEHIND = 31
const AHEAD = 366

type Step = 'file' | 'places' | 'preview'

/**
 * A season from a file: read, put on pitches, compared with what is there, and written once the person confirms it.
 * One undo takes everything back. Absent for a company that may not write.
 */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const { data: company } = useGetCompanyQuery()
  return company === undefined || isReadOnly(company) ? null : <Import onClose={onClose} />
}

function Import({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('exchange')
  const format = useFormat()
  const now = useNow()
  const say = useUndoToast()
  const problemText = useProblemText()
  const [saveLocal] = useSaveLocalDataMutation()
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ImportedFile>()
  const [fault, setFault] = useState<ImportFault>()
  const [isReading, setReading] = useState(false)
  const [chosen, setChosen] = useState<Record<string, Id>>({})
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const [result, setResult] = useState<ImportResult>()
  const { ground, error, retry, stored } = useImportGround(file, chosen)
  const { progress, run, stop, takeBack } = useRunImport()
  // A second file while the first is still being read: only the last one counts.
  const latest = useRef(0)
  useUnsaved(file !== undefined)

  const take = async (source: FixtureSource) => {
    const turn = ++latest.current
    setFault(undefined)
    setReading(true)
    const today = dayAtGround(now, format.timeZone)
    const window = { from: addDays(today, -BEHIND), to: addDays(today, AHEAD) }
    try {
      const read = await readFile(source, {
        ...window,
        timeZone: format.timeZone,
        monthFirst: format.locale === 'en-US',
      })
      if (turn !== latest.current) return
      setFile(read)
      setChosen({})
      setWanted(new Map())
      setResult(undefined)
      setStep('places')
    } catch (failure) {
      if (turn === latest.current) setFault(failure instanceof ImportError ? failure.fault : 'notText')
    }
    if (turn === latest.current) setReading(false)
  }

  const places = file && ground ? placesOf(file.events, ground) : []
  const changes = file && ground && step === 'preview' ? diffFixtures(file, ground) : []
  const isWanted = (change: FixtureChange) => wanted.get(change.id) ?? change.isWanted
  const toRun = changes.filter((change) => change.kind !== 'unchanged' && isWanted(change))
  const canWrite = ground?.allowed.some((name) => name === 'match' || name === 'training') ?? true

  const want = (list: readonly FixtureChange[], isOn: boolean) =>
    setWanted(new Map([...wanted, ...list.map(({ id }): [string, boolean] => [id, isOn])]))
  const start = async () => {
    if (toRun.length === 0 || progress) return
    setResult(undefined)
    if (Object.keys(chosen).length > 0) void saveLocal({ teamPitches: { ...stored, ...chosen } })
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
      title={t('import.title')}
      size={step === 'preview' ? 'large' : 'normal'}
      sticky={file !== undefined || isReading}
      footer={
        progress ? (
          <Running>
            <span aria-live="polite">{t('import.running', progress)}</span>
            <ProgressLine value={progress.done / progress.all} label={t('import.title')} />
            <Button onClick={stop}>{t('import.stop')}</Button>
          </Running>
        ) : step === 'places' ? (
          <>
            <Button
              layout="primary"
              disabled={!canWrite || !ground || places.length === 0}
              onClick={() => setStep('preview')}
            >
              {t('import.next')}
            </Button>
            <Button onClick={() => setStep('file')}>{t('import.back')}</Button>
          </>
        ) : step === 'preview' ? (
          <>
            <Button layout="primary" disabled={toRun.length === 0} onClick={() => void start()}>
              {t('import.run', { count: toRun.length })}
            </Button>
            <Button onClick={() => setStep('places')}>{t('import.back')}</Button>
          </>
        ) : undefined
      }
    >
      <Content>
        <Where aria-live="polite">{t(`import.step.${step}`)}</Where>
        {step === 'file' ? (
          <FileStep
            isReading={isReading}
            fault={fault}
            onSource={(source) => void take(source)}
            onTooLarge={() => setFault('tooLarge')}
          />
        ) : (
          <QueryState
            query={{ data: ground, error, isFetching: !ground && error === undefined, refetch: retry }}
            skeleton={<Skeleton count={5} />}
            empty={{ when: () => false, title: null }}
          >
            {(known) => (
              <>
                {!canWrite && <Notice tone="warning">{t('import.notAllowed')}</Notice>}
                {result && <Outcome result={result} />}
                {file && step === 'places' && (
                  <PlacesStep
                    file={file}
                    places={places}
                    pitches={known.pitches}
                    onChoose={(key, pitchId) => setChosen({ ...chosen, [key]: pitchId })}
                  />
                )}
                {step === 'preview' && (
                  <PreviewStep
                    changes={changes}
                    activities={known.activities}
                    fixtures={known.fixtures}
                    pitchName={(id) => known.pitches.find((pitch) => pitch.id === id)?.name}
                    isWanted={isWanted}
                    onWant={want}
                    refusals={new Map(result?.refused.map((one) => [one.change.id, problemText(one.error)]))}
                  />
                )}
              </>
            )}
          </QueryState>
        )}
      </Content>
    </Dialog>
  )
}

/** What did not go as it should; what was done is told in a message with its undo. */
function Outcome({ result: { refused, isStopped } }: { result: ImportResult }) {
  const { t } = useTranslation('exchange')
  const problemText = useProblemText()
  const [first] = refused
  return (
    <>
      {first && (
        <Notice tone="error">
          {t('import.failed', { count: refused.length, reason: problemText(first.error) })}
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
