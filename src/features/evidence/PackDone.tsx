import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import type { Pack } from '@/domain/evidence/packMaker'
import type { PackGap, PackPart } from '@/domain/evidence/packSetup'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { Notice } from '@/ui/Notice'
import { token } from '@/ui/tokens'

type PackDoneProps = {
  pack: Pack
  gaps: readonly PackGap[]
  name: string
  partName: (part: PackPart) => string
  onRetry: (() => void) | undefined
}

/** What is in the pack and what is not. */
export function PackDone({ pack, gaps, name, partName, onRetry }: PackDoneProps) {
  const { t } = useTranslation('evidence')
  const format = useFormat()
  const megabytes = pack.zip.reduce((sum, piece) => sum + piece.length, 0) / 1_000_000
  const failed = sentences(gaps, 'failed')
  const short = sentences(gaps, 'short')
  return (
    <Frame>
      <Notice tone="ok">
        {t('pack.ready', {
          name,
          files: t('pack.files', { count: pack.files.length }),
          size: format.number(megabytes, megabytes < 10 ? 1 : 0),
        })}
      </Notice>
      {failed.length > 0 && (
        <Notice
          tone="warning"
          action={
            onRetry && (
              <Button size="small" onClick={onRetry}>
                {t('pack.retry')}
              </Button>
            )
          }
        >
          {t('pack.missing')}
          <List>
            {failed.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </List>
        </Notice>
      )}
      {short.length > 0 && (
        <Notice tone="info">
          {short.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      <Table>
        <caption>{t('pack.contents')}</caption>
        <tbody>
          {pack.rows.map(({ part, count }) => (
            <tr key={part}>
              <th scope="row">{partName(part)}</th>
              <td>{t('pack.rows', { count, number: format.number(count) })}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <Quiet>
        {t('pack.seal')} <Seal>{pack.seal}</Seal>
      </Quiet>
    </Frame>
  )
}

/** Each once: a call that failed may be missing in several parts. */
const sentences = (gaps: readonly PackGap[], kind: PackGap['kind']): string[] => [
  ...new Set(gaps.filter((gap) => gap.kind === kind).map(({ text }) => text)),
]

const Frame = styled.div`
  display: grid;
  gap: 16px;
`
const List = styled.ul`
  margin-block: 4px 0;
  padding-inline-start: 20px;
  list-style: disc;
`
const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font: 400 ${token('t-14')} ${token('font')};

  caption {
    padding-block-end: 4px;
    text-align: start;
    font-weight: 600;
  }
  th,
  td {
    padding-block: 6px;
    border-block-end: 1px solid ${token('line')};
    font-weight: 400;
    text-align: start;
  }
  td {
    text-align: end;
    color: ${token('ink-2')};
  }
`
const Quiet = styled.p`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
/** A number of 64 digits, the same in every direction of writing. */
const Seal = styled.bdi`
  direction: ltr;
  font-family: monospace;
  overflow-wrap: anywhere;
`
