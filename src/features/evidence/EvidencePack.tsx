import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { PackDone } from './PackDone'
import { PackForm } from './PackForm'
import { PackRun } from './PackRun'
import { type PackChoice, usePack } from './usePack'
import { usePackChoice } from './usePackChoice'

/** Everything of a period in one file, readable without this app (B16). */
export function EvidencePack({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('evidence')
  const pack = usePack()
  const { state, make, stop, offered } = pack
  const { choice, setChoice, fault } = usePackChoice()
  const parts = offered.filter((part) => !choice.without.includes(part))
  const [made, setMade] = useState<PackChoice>()
  const run = (asked: PackChoice) => {
    setMade(asked)
    void make(asked)
  }
  const close = () => {
    stop()
    onClose()
  }
  const save = () => {
    if (state.kind === 'done') download(state.pack.zip, { name: state.name, type: 'application/zip' })
  }
  const footer = {
    choosing: (
      <Button
        layout="primary"
        disabled={!pack.isReady || fault !== undefined || parts.length === 0}
        onClick={() =>
          choice.from !== null &&
          choice.to !== null &&
          run({ from: choice.from, to: choice.to, pitchIds: choice.pitchIds, parts })
        }
      >
        {t('pack.make')}
      </Button>
    ),
    making: <Button onClick={stop}>{t('pack.stop')}</Button>,
    done: (
      <>
        <Button layout="primary" onClick={save}>
          {t('pack.download')}
        </Button>
        <Button onClick={pack.again}>{t('pack.another')}</Button>
      </>
    ),
  }[state.kind]
  return (
    <Dialog open onClose={close} title={t('pack.title')} sticky={state.kind !== 'choosing'} footer={footer}>
      {state.kind === 'choosing' && (
        <PackForm
          choice={choice}
          onChange={setChoice}
          fault={fault}
          offered={offered}
          partName={pack.partName}
          pitches={pack.pitches}
          note={state.note}
          error={pack.error}
        />
      )}
      {state.kind === 'making' && <PackRun {...state} partName={pack.partName} />}
      {state.kind === 'done' && (
        <PackDone
          pack={state.pack}
          gaps={state.gaps}
          name={state.name}
          partName={pack.partName}
          onRetry={made && (() => run(made))}
        />
      )}
    </Dialog>
  )
}
