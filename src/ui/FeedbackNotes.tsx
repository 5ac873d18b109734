import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { Glyph } from './Glyph'
import { token } from './tokens'

type Aspect = 'hardness' | 'grip' | 'evenness' | 'ballRoll' | 'grassLength'
export type FeedbackNote = {
  id: string
  rating: number
  aspects?: Partial<Record<Aspect, number | undefined>> | undefined
  comment?: string | undefined
  /** Day of the ground, where notes of several sessions stand together. */
  day?: string
}

const ASPECTS: readonly Aspect[] = ['hardness', 'grip', 'evenness', 'ballRoll', 'grassLength']

/** What coaches said: stars, what was not as it should be, and their own words. */
export function FeedbackNotes({ notes }: { notes: readonly FeedbackNote[] }) {
  const { t } = useTranslation('feedback')
  const format = useFormat()
  const list = new Intl.ListFormat(format.locale, { type: 'unit', style: 'short' })
  return (
    <List>
      {notes.map(({ id, rating, aspects, comment, day }) => {
        const off = ASPECTS.flatMap((aspect) => {
          const value = aspects?.[aspect]
          return value === undefined || Math.abs(value) < 0.5
            ? []
            : [t(`aspect.${aspect}.${value < 0 ? 'low' : 'high'}`)]
        })
        const said = ASPECTS.some((aspect) => aspects?.[aspect] !== undefined)
        return (
          <li key={id}>
            <Stars>
              <Glyph name="star" size={16} />
              {t('rating', { rating: format.number(rating, Number.isInteger(rating) ? 0 : 1) })}
              {day && <small>{format.day(day, 'weekday')}</small>}
            </Stars>
            {said && <p>{off.length > 0 ? list.format(off) : t('asItShould')}</p>}
            {comment && (
              <blockquote>
                <bdi>{comment}</bdi>
              </blockquote>
            )}
          </li>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  > li {
    padding-block: 8px;
    border-block-start: 1px solid ${token('line')};
    overflow-wrap: anywhere;
  }
  p {
    color: ${token('ink-2')};
  }
  blockquote {
    margin: 2px 0 0;
    white-space: pre-line;
  }
`
const Stars = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  font-weight: 600;

  > svg {
    color: ${token('green-deep')};
  }
  > svg path {
    fill: ${token('green')};
  }
  > small {
    margin-inline-start: auto;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
