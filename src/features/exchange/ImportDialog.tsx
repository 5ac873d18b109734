import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { useSaveLocalDataMutation } from '@/api/localData'
import { addDays, dayAtGround } from '@/domain/groundTime'
import { ImportError, type ImportFault } from '@/domain/ics/contentLines'
import type { FixtureChange } from '@/domain/ics/fixtureChange'
import { diffFixtures, placesOf } from '@/domain/ics/fixtureDiff'
import type { FixtureSource } from '@/domain/ics/fixtureFile'
import type { ImportedFile } from '@/domain/ics/importedEvent'
import { MOST_BYTES } from '@/domain/ics/readIcs'
import { isReadOnly } from '@/domain/switches'
import type { Id } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { FileDrop } from '@/ui/importing/FileDrop'
import { ImportFrame } from '@/ui/importing/ImportFrame'
import { Notice } from '@/ui/Notice'
import { QueryState } from '@/ui/QueryState'
import { Skeleton } from '@/ui/Skeleton'
import { useNow } from '@/ui/useNow'
import { useProblemText } from '@/ui/useProblemText'
import { PlacesStep } from './PlacesStep'
import { PreviewStep } from './PreviewStep'
import { readFile } from './readFile'
import { useImportGround } from './useImportGround'
import { useRunImport } from './useRunImport'
import { useTold } from '@/ui/useTold'

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
  const problemText = useProblemText()
  const [saveLocal] = useSaveLocalDataMutation()
  const told = useTold()
  const [step, setStep] = useState<Step>('file')
  const [file, setFile] = useState<ImportedFile>()
  const [fault, setFault] = useState<ImportFault>()
  const [isReading, setReading] = useState(false)
  const [chosen, setChosen] = useState<Record<string, Id>>({})
  const [wanted, setWanted] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { ground, error, retry, stored } = useImportGround(file, chosen)
  const { progress, result, run, forget, stop } = useRunImport(onClose)
  // A second file while the first is still being read: only the last one counts.
  const latest = useRef(0)

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
        locale: format.locale,
      })
      if (turn !== latest.current) return
      setFile(read)
      setChosen({})
      setWanted(new Map())
      forget()
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
  const start = () => {
    if (Object.keys(chosen).length > 0) void told(saveLocal({ teamPitches: { ...stored, ...chosen } }))
    void run(toRun)
  }
  const [refused] = result?.refused ?? []

  return (
    <ImportFrame
      title={t('import.title')}
      step={t(`import.step.${step}`)}
      has={file ? 'file' : isReading ? 'reading' : 'nothing'}
      isWide={step === 'preview'}
      progress={progress}
      next={
        {
          file: undefined,
          places: {
            isOff: !canWrite || !ground || places.length === 0,
            go: () => setStep('preview'),
          },
          preview: {
            label: t('import.run', { count: toRun.length }),
            isOff: toRun.length === 0,
            go: start,
          },
        }[step]
      }
      onBack={() => setStep(step === 'preview' ? 'places' : 'file')}
      onStop={stop}
      onClose={onClose}
      failure={
        refused &&
        t('import.failed', { count: result?.refused.length ?? 0, reason: problemText(refused.error) })
      }
      isStopped={result?.isStopped}
    >
      {step === 'file' ? (
        <FileDrop
          intro={t('import.intro')}
          fault={fault && t(`import.fault.${fault}`)}
          icon="calendar"
          accept=".ics,.ical,.ifb,.csv,.tsv,.txt,text/calendar,text/csv"
          most={MOST_BYTES}
          pasteHint={t('import.pasteHint')}
          isReading={isReading}
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
    </ImportFrame>
  )
}
