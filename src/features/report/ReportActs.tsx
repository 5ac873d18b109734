import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { type ReportChoice, withReportChoice } from '@/domain/report/reportChoice'
import { addresses } from '@/domain/addresses'
import { type Language, localeTag } from '@/i18n/languages'
import { textsFor } from '@/i18n/textsIn'
import { csvStyleOf, writeCsv } from '@/lib/csvText'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { LazyMenu } from '@/ui/LazyMenu'
import { showToast } from '@/ui/toasts'
import { useIsPhone } from '@/ui/useIsPhone'
import type { ReportParts } from './useReportParts'

type ReportActsProps = {
  choice: ReportChoice
  /** Of the reader. */
  language: Language
  parts: ReportParts
  /** What is printed. */
  paper: RefObject<HTMLElement | null>
  /** What leaves is the whole report, also what nobody has scrolled to. */
  onWhole: () => void
}

/** A report leaves: on paper, as a link, as one file of all its tables. */
export function ReportActs({ choice, language, parts, paper, onWhole }: ReportActsProps) {
  const { t } = useTranslation('report')
  const { t: common } = useTranslation('common')
  const isPhone = useIsPhone()
  const [waiting, setWaiting] = useState<'paper' | 'file'>()
  const save = () => {
    const rows = parts.rows()
    if (rows.length === 0) showToast({ tone: 'info', text: t('act.nothing') })
    else
      download(writeCsv(rows, csvStyleOf(localeTag(language))), {
        name: `${textsFor(language).t('file.report', { ns: 'report' })}-${choice.from}-${choice.to}.csv`,
        type: 'text/csv',
      })
  }
  const leave = useEffectEvent((as: 'paper' | 'file') => {
    setWaiting(undefined)
    if (as === 'paper') print()
    else save()
  })
  const ask = (as: 'paper' | 'file') => {
    onWhole()
    setWaiting(as)
  }
  // The browser's own command waits for nothing: what has come is drawn before it looks.
  const drawAll = useEffectEvent(() => flushSync(onWhole))
  useEffect(() => {
    const hear = () => drawAll()
    addEventListener('beforeprint', hear)
    return () => removeEventListener('beforeprint', hear)
  }, [])
  useEffect(() => {
    const sheet = paper.current
    if (!waiting || !sheet) return
    const leaveWhenReady = () => {
      if (sheet.querySelector('[aria-busy="true"]')) return
      observer.disconnect()
      leave(waiting)
    }
    const observer = new MutationObserver(leaveWhenReady)
    observer.observe(sheet, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    leaveWhenReady()
    return () => observer.disconnect()
  }, [waiting, paper])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `${location.origin}${addresses.reports()}${withReportChoice('', choice)}`,
      )
      showToast({ tone: 'done', text: t('act.copied') })
    } catch {
      showToast({ tone: 'error', text: t('act.notCopied') })
    }
  }
  const others = [
    { id: 'csv', label: t('act.csv'), onSelect: () => ask('file'), busy: waiting === 'file' },
    { id: 'copy', label: t('act.copy'), onSelect: () => void copy(), busy: false },
  ]
  return (
    <>
      {isPhone ? (
        <LazyMenu
          label={common('nav.more')}
          trigger={
            <IconButton label={common('nav.more')}>
              <Icon name="ellipsis" />
            </IconButton>
          }
          groups={[{ id: 'others', entries: others }]}
        />
      ) : (
        others.map(({ id, label, onSelect, busy }) => (
          <Button key={id} busy={busy} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      <Button
        size={isPhone ? 'small' : 'normal'}
        layout="primary"
        busy={waiting === 'paper'}
        onClick={() => ask('paper')}
      >
        {t('act.print')}
      </Button>
    </>
  )
}
