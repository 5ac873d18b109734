import styled from '@emotion/styled'
import { type ReactNode, use, useId, useLayoutEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { type CsvCell, csvStyleOf, writeCsv } from '@/lib/csvText'
import { download } from '@/lib/download'
import { Button } from './Button'
import { phone } from './media'
import { ReportFileContext } from './reportFile'
import { token } from './tokens'

type ReportBlockProps = {
  title: string
  /** One plain sentence that says what the block shows. */
  sentence?: ReactNode
  /** The block's table as a file: its name without ending, and its rows with the head first. */
  csv?: { name: string; rows: () => readonly (readonly CsvCell[])[] } | undefined
  /** A `Provenance`, beside the heading. */
  provenance?: ReactNode
  /** May go on over the next page: a long table, whose rows and head take care of themselves. */
  long?: boolean
  /** Keeps the place of the block that is to come: a heading, but no part of the page yet. */
  isPlace?: boolean
  children: ReactNode
}

/** One part of a report: heading, a sentence, what it shows, and its table as a file. Stays in one piece on paper. */
export function ReportBlock({
  title,
  sentence,
  csv,
  provenance,
  long = false,
  isPlace = false,
  children,
}: ReportBlockProps) {
  const { t } = useTranslation('report')
  const { locale } = useFormat()
  const headingId = useId()
  const box = useRef<HTMLElement>(null)
  const file = use(ReportFileContext)
  const rows = csv?.rows
  // Before anybody can see that the block is there and ask for its rows.
  useLayoutEffect(() => {
    if (rows && box.current) return file.add({ title, rows, element: box.current })
  }, [file, rows, title])

  return (
    <Box ref={box} aria-labelledby={isPlace ? undefined : headingId} data-long={long || undefined}>
      <Head>
        <Heading id={headingId}>{title}</Heading>
        {provenance !== undefined && <span data-screen-only>{provenance}</span>}
        {csv && (
          <Tools data-screen-only>
            <Button
              layout="plain"
              size="small"
              aria-label={t('block.csvOf', { title })}
              onClick={() =>
                download(writeCsv(csv.rows(), csvStyleOf(locale)), {
                  name: `${csv.name}.csv`,
                  type: 'text/csv',
                })
              }
            >
              {t('block.csv')}
            </Button>
          </Tools>
        )}
      </Head>
      {sentence !== undefined && <Sentence>{sentence}</Sentence>}
      {children}
    </Box>
  )
}

const Box = styled.section`
  min-inline-size: 0;
  padding-block: 16px 24px;
  border-block-start: 1px solid ${token('line')};

  ${phone} {
    padding-inline: 16px;
    background: ${token('paper')};
  }
  @media print {
    padding: 12px 0 16px;
    background: none;

    &:not([data-long]) {
      break-inside: avoid;
    }
    [data-screen-only] {
      display: none;
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 32px;
  break-after: avoid;
`
const Heading = styled.h2`
  font: 600 ${token('t-16')} ${token('font')};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`
const Tools = styled.div`
  margin-inline-start: auto;
`
const Sentence = styled.p`
  max-inline-size: 68ch;
  margin-block-end: 12px;
  color: ${token('ink-2')};
  break-inside: avoid;
  break-after: avoid;
`
