import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from './Button'
import { Glyph } from './Glyph'
import { token } from './tokens'

type VersionsNoticeProps = {
  /** What differs, in the reader's words and units. */
  fields: readonly { label: string; mine: string; theirs: string }[]
  onTakeTheirs: () => void
  onKeepMine: () => void
  busy?: boolean
}

/** Somebody else saved meanwhile: both versions field by field, and the choice between them. */
export function VersionsNotice({ fields, onTakeTheirs, onKeepMine, busy = false }: VersionsNoticeProps) {
  const { t } = useTranslation('storage')
  return (
    <Box role="alert">
      <Head>
        <Glyph name="warning" size={16} />
        {fields.length === 0 ? t('versions.same') : t('versions.title')}
      </Head>
      {fields.length > 0 && (
        <table>
          <thead>
            <tr>
              <th scope="col">{t('versions.field')}</th>
              <th scope="col">{t('versions.mine')}</th>
              <th scope="col">{t('versions.theirs')}</th>
            </tr>
          </thead>
          <tbody>
            {fields.map(({ label, mine, theirs }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                <td>
                  <bdi>{mine}</bdi>
                </td>
                <td>
                  <bdi>{theirs}</bdi>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <Presses>
        <Button size="small" busy={busy} onClick={onKeepMine}>
          {t('versions.keepMine')}
        </Button>
        <Button size="small" onClick={onTakeTheirs}>
          {t('versions.takeTheirs')}
        </Button>
      </Presses>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 8px;
  padding: 10px 12px;
  border-radius: ${token('r-ctl')};
  background: ${token('amber-tint')};
  color: ${token('ink')};
  font: 400 ${token('t-14')} ${token('font')};

  table {
    inline-size: 100%;
    table-layout: fixed;
    border-collapse: collapse;
  }
  th,
  td {
    padding-block: 4px;
    padding-inline: 0 8px;
    text-align: start;
    vertical-align: top;
    font-weight: 400;
    overflow-wrap: break-word;
    border-block-end: 1px solid ${token('line')};
  }
  thead th:first-of-type {
    inline-size: 28%;
  }
  thead th {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  td {
    font-weight: 500;
  }
`
const Head = styled.p`
  display: flex;
  gap: 8px;
  font-weight: 500;
  color: ${token('amber-deep')};

  > svg {
    flex: none;
    margin-block-start: 2px;
  }
`
const Presses = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
