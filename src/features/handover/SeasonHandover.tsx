import { Global } from '@emotion/react'
import styled from '@emotion/styled'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { handoverHtml, handoverMarkdown } from '@/domain/handoverFile'
import { writeLocalFile } from '@/domain/localDataFile'
import { directionOf, type Language } from '@/i18n/languages'
import { download } from '@/lib/download'
import { Button } from '@/ui/Button'
import { Dialog } from '@/ui/Dialog'
import { phone } from '@/ui/media'
import { Notice } from '@/ui/Notice'
import { paperStyles } from '@/ui/paperStyles'
import { Skeleton } from '@/ui/Skeleton'
import { token } from '@/ui/tokens'
import { useProblemText } from '@/ui/useProblemText'
import { HandoverText } from './HandoverText'
import { useHandoverDocument } from './useHandoverDocument'
import { useHandoverGround } from './useHandoverGround'

/** What whoever takes over the ground should know (B17). */
export function SeasonHandover({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation('evidence')
  const problemText = useProblemText()
  const { ground, error, retry } = useHandoverGround()
  const write = useHandoverDocument()
  const notes = ground && write(ground)
  const name = `sward-handover-${ground?.today ?? ''}`
  const direction = directionOf(i18n.language as Language)
  const saveLocal = () => {
    if (!ground?.local) return
    const at = new Date().toISOString()
    download(writeLocalFile(ground.local, at), {
      name: `sward-browser-${at.slice(0, 10)}.json`,
      type: 'application/json',
    })
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={notes?.title ?? t('handover.title')}
      footer={
        notes && (
          <Acts>
            <Button layout="primary" onClick={() => window.print()}>
              {t('handover.print')}
            </Button>
            <Button
              onClick={() =>
                download(handoverHtml(notes, { language: i18n.language, direction }), {
                  name: `${name}.html`,
                  type: 'text/html',
                })
              }
            >
              {t('handover.html')}
            </Button>
            <Button
              onClick={() => download(handoverMarkdown(notes), { name: `${name}.md`, type: 'text/markdown' })}
            >
              {t('handover.markdown')}
            </Button>
          </Acts>
        )
      }
    >
      {error !== undefined && (
        <Notice
          tone="error"
          action={
            <Button size="small" onClick={retry}>
              {t('handover.retry')}
            </Button>
          }
        >
          {problemText(error)}
        </Notice>
      )}
      {error === undefined && !notes && (
        <Collecting aria-busy>
          <p>{t('handover.collecting')}</p>
          <Skeleton count={8} />
        </Collecting>
      )}
      {notes && (
        <>
          {/* The page behind the window has a heading of its own for its paper. */}
          <Global styles={paperStyles(notes.title)} />
          <HandoverText notes={notes} />
          {ground.local && (
            <Offer>
              <p>{t('handover.localText')}</p>
              <Button size="small" onClick={saveLocal}>
                {t('handover.local')}
              </Button>
            </Offer>
          )}
          {createPortal(
            <Paper aria-hidden>
              <h1>{notes.title}</h1>
              <HandoverText notes={notes} />
            </Paper>,
            document.body,
          )}
        </>
      )}
    </Dialog>
  )
}

/** Words that a narrow window has no room for beside each other stand below each other. */
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${phone} {
    > * {
      flex: 1 0 auto;
    }
  }
`
const Collecting = styled.div`
  display: grid;
  gap: 12px;
`
const Offer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  margin-block-start: 24px;
  padding-block-start: 16px;
  border-block-start: 1px solid ${token('line')};
  font: 400 ${token('t-14')} ${token('font')};

  p {
    flex: 1 1 280px;
  }
`
/** What a printer takes: the notes alone, without the window and the page behind it. */
const Paper = styled.div`
  display: none;

  @media print {
    display: block;
    color: black;
    background: white;

    body:has(&) > *:not(&) {
      display: none;
    }
    h1 {
      padding-block-end: 8px;
      font: 600 ${token('t-20')} ${token('font')};
    }
  }
`
