import { type RefObject, useEffect, useState } from 'react'
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
}

/** A report leaves: on paper, as a link, as one file of all its tables. */
export function ReportActs({ choice, language, parts, paper }: ReportActsProps) {
  const { t } = useTranslation('report')
  const { t: common } = useTranslation('common')
  const isPhone = useIsPhone()
  const [waiting, setWaiting] = useState(false)
  useEffect(() => {
    const sheet = paper.current
    if (!waiting || !sheet) return
    const printWhenReady = () => {
      if (sheet.querySelector('[aria-busy="true"]')) return
      setWaiting(false)
      print()
    }
    const observer = new MutationObserver(printWhenReady)
    observer.observe(sheet, { subtree: true, childList: true, attributeFilter: ['aria-busy'] })
    printWhenReady()
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
  const file = () => {
    const rows = parts.rows()
    if (rows.length === 0) showToast({ tone: 'info', text: t('act.nothing') })
    else
      download(writeCsv(rows, csvStyleOf(localeTag(language))), {
        name: `${textsFor(language).t('file.report', { ns: 'report' })}-${choice.from}-${choice.to}.csv`,
        type: 'text/csv',
      })
  }
  const others = [
    { id: 'csv', label: t('act.csv'), onSelect: file },
    { id: 'copy', label: t('act.copy'), onSelect: () => void copy() },
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
        others.map(({ id, label, onSelect }) => (
          <Button key={id} onClick={onSelect}>
            {label}
          </Button>
        ))
      )}
      <Button
        size={isPhone ? 'small' : 'normal'}
        layout="primary"
        busy={waiting}
        onClick={() => setWaiting(true)}
      >
        {t('act.print')}
      </Button>
    </>
  )
}
