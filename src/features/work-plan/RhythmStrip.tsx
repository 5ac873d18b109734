import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetPitchesQuery } from '@/api/pitches'
import { pitchCode } from '@/domain/pitchCode'
import { OVERDUE_RATIO, type Rhythm } from '@/domain/planning/rhythm'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Dialog } from '@/ui/Dialog'
import { hiddenStyles } from '@/ui/hiddenStyles'
import { token } from '@/ui/tokens'

/** Twice its usual interval and more is late. */
const LATE_RATIO = 2

/** How long each kind of work has waited on each pitch, in its own usual intervals (B8): most overdue first. */
export function RhythmStrip({ rhythms, onClose }: { rhythms: readonly Rhythm[]; onClose: () => void }) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const words = useActivityText()
  const { data: pitches = [] } = useGetPitchesQuery()
  const types = [...new Set(rhythms.map(({ activityName }) => activityName))]
  const shown = pitches.filter(({ id }) => rhythms.some(({ pitchId }) => pitchId === id))
  return (
    <Dialog open onClose={onClose} title={t('strip.title')} size="large">
      <Text>{t('strip.text', { ratio: format.number(OVERDUE_RATIO, 1) })}</Text>
      <Scroll tabIndex={0} role="group" aria-label={t('strip.title')}>
        <table>
          <caption>{t('strip.title')}</caption>
          <thead>
            <tr>
              <th scope="col" aria-label={t('strip.title')} />
              {shown.map(({ id, name }) => (
                <th key={id} scope="col" aria-label={name}>
                  <abbr title={name}>
                    <bdi>{pitchCode(name)}</bdi>
                  </abbr>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {types.map((type) => (
              <tr key={type}>
                <th scope="row">{words.name(type)}</th>
                {shown.map(({ id }) => {
                  const one = rhythms.find(
                    ({ pitchId, activityName }) => pitchId === id && activityName === type,
                  )
                  return one ? (
                    <td key={id} data-tone={toneOf(one.ratio)}>
                      <b>
                        <bdi>{t('todo.ratio', { ratio: format.number(one.ratio, 1) })}</bdi>
                      </b>
                      <small>{t('todo.days', { count: one.daysSince })}</small>
                    </td>
                  ) : (
                    <td key={id} data-none>
                      –
                    </td>
                  )
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </Dialog>
  )
}

const toneOf = (ratio: number): 'late' | 'due' | undefined =>
  ratio >= LATE_RATIO ? 'late' : ratio >= OVERDUE_RATIO ? 'due' : undefined

const Text = styled.p`
  margin-block-end: 12px;
  color: ${token('ink-2')};
`
const Scroll = styled.div`
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  caption {
    ${hiddenStyles};
  }
  th {
    padding: 6px 8px;
    font-weight: 500;
    text-align: start;
  }
  th[scope='row'] {
    position: sticky;
    inset-inline-start: 0;
    background: ${token('paper')};
  }
  thead th {
    color: ${token('ink-2')};
    text-align: center;
  }
  abbr {
    text-decoration: none;
  }
  td {
    min-inline-size: 64px;
    padding: 6px 4px;
    border: 1px solid ${token('line')};
    text-align: center;
  }
  td[data-none] {
    color: ${token('ink-2')};
  }
  td[data-tone='due'] {
    background: ${token('amber-tint')};
    color: ${token('amber-deep')};
  }
  td[data-tone='late'] {
    background: ${token('red-tint')};
    color: ${token('red')};
  }
  b,
  small {
    display: block;
    white-space: nowrap;
  }
  b {
    font-weight: 600;
  }
`
