import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { token } from './tokens'

export type ProvenanceProps = {
  /** What it says, in a sentence or two. */
  text: string
  /** Whether the backend sent it, this page computed it, or a person entered it. */
  origin: 'backend' | 'computed' | 'entered'
  /** How it comes about, such as `ETc = Kc × ET0`. */
  formula?: string | undefined
  /** What it was made from, each with its value or source. */
  inputs?: readonly string[] | undefined
  /** Where the rule comes from: author and year, or standard. */
  source?: string | undefined
  /** When the youngest of its inputs was measured or sent. */
  at?: string | undefined
}

/** Formula, inputs, source, age of a figure, and who worked it out. */
export function ProvenanceNotes({ text, origin, formula, inputs, source, at }: ProvenanceProps) {
  const { t } = useTranslation('common')
  const format = useFormat()
  const lines = [
    ['formula', formula],
    ['inputs', inputs?.length ? inputs.join(' · ') : undefined],
    ['source', source],
    ['at', at && format.dateTime(at)],
    ['origin', t(`ui.provenance.by.${origin}`)],
  ] as const
  return (
    <>
      <p>{text}</p>
      <List>
        {lines.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`ui.provenance.${key}`)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </div>
            ),
        )}
      </List>
    </>
  )
}

const List = styled.dl`
  display: grid;
  grid-template-columns: minmax(64px, auto) 1fr;
  gap: 4px 8px;
  margin-block-start: 8px;

  > div {
    display: contents;
  }
  dt {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  dd {
    margin: 0;
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink')};
    overflow-wrap: anywhere;
    /* Of several formulas each has its line. */
    white-space: pre-line;
  }
`
