import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { dayAtGround } from '@/domain/groundTime'
import type { LoggedEntry } from '@/domain/machineLog'
import { useFormat } from '@/i18n/format'
import { token } from '@/ui/tokens'

type EntryRowsProps = {
  entries: readonly LoggedEntry[]
  empty: string
  titleOf: (entry: LoggedEntry) => string
  metaOf: (entry: LoggedEntry) => string[]
}

/** Notes of a machine with their time; what this device alone knows says so. */
export function EntryRows({ entries, empty, titleOf, metaOf }: EntryRowsProps) {
  const { t } = useTranslation('machine')
  const format = useFormat()
  if (entries.length === 0) return <None>{empty}</None>
  return (
    <List role="list">
      {entries.map((entry) => (
        <li key={`${entry.kind} ${entry.at}`}>
          <b>
            <bdi>{titleOf(entry)}</bdi>
          </b>
          <p>
            {[
              // All of it is past: a bare weekday would be the one to come.
              `${format.day(dayAtGround(entry.at, format.timeZone), 'weekday')} ${format.time(entry.at)}`,
              ...metaOf(entry),
            ].join(' · ')}
          </p>
          {entry.onDevice && (
            <small>{entry.waits ? t('ui.notSent.waiting', { ns: 'common' }) : t('keptHere')}</small>
          )}
        </li>
      ))}
    </List>
  )
}

const None = styled.p`
  font-size: 1.125rem;
  padding-block: 8px 16px;
`
const List = styled.ul`
  font: 400 1.125rem/1.5rem ${token('font')};
  overflow-wrap: anywhere;

  > li {
    padding-block: 10px;
    border-block-start: 1px solid ${token('line')};
  }
  b {
    font-weight: 600;
  }
  p,
  small {
    color: ${token('ink-2')};
  }
  small {
    font-size: 0.875rem;
  }
`
