import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { narrow, type, u } from './scale'

type SafetyLineProps = {
  /** Closed pitches, a sentence each. */
  sentences: readonly string[]
  /** What somebody has written for today. */
  text: string
  /** Whether all has come that says which pitch is closed. */
  known: boolean
  turn: number
  /** "Updated 06:30", or why not. */
  age: string
  stale: boolean
}

/** So many letters stand in the line at once. */
const MOST_LETTERS = 112

/** The foot: what one must not walk on today. More than fits takes turns. */
export function SafetyLine({ sentences, text, known, turn, age, stale }: SafetyLineProps) {
  const { t } = useTranslation('tv')
  const all = [
    ...sentences.map((words) => ({ words, own: false })),
    ...(text.trim() ? [{ words: text.trim(), own: true }] : []),
  ]
  if (!known && all.length > 0) all.push({ words: t('safety.unknown'), own: false })
  const slides = inTurns(all)
  const shown = slides[turn % Math.max(1, slides.length)] ?? []
  return (
    <Foot data-alert={all.length > 0 || undefined}>
      <VisuallyHidden as="h2">{t('safety.heading')}</VisuallyHidden>
      {all.length > 0 ? (
        <>
          <Glyph name="warning" size={24} />
          <VisuallyHidden>{all.map(({ words }) => words).join(' ')}</VisuallyHidden>
          <p aria-hidden>
            {shown.map(({ words, own }) => (
              <span key={words} data-own={own || undefined} dir={own ? 'auto' : undefined}>
                {words}
              </span>
            ))}
          </p>
        </>
      ) : (
        <>
          <Glyph name={known ? 'check' : 'info'} size={24} />
          <p>{t(known ? 'safety.none' : 'safety.unknown')}</p>
        </>
      )}
      <Age data-stale={stale || undefined}>{age}</Age>
    </Foot>
  )
}

type Said = { words: string; own: boolean }

function inTurns(all: readonly Said[]): Said[][] {
  const slides: Said[][] = []
  let room = 0
  for (const said of all) {
    const slide = slides.at(-1)
    if (slide && said.words.length <= room) slide.push(said)
    else {
      slides.push([said])
      room = MOST_LETTERS
    }
    room -= said.words.length + 2
  }
  return slides
}

const Foot = styled.footer`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: ${u(20)};
  padding-inline: ${u(40)};
  border-block-start: max(1px, ${u(2)}) solid ${token('line')};
  color: ${token('ink-2')};
  white-space: nowrap;
  font: ${type(500, 30, 36)};

  > svg {
    flex: none;
    inline-size: ${u(32)};
    block-size: ${u(32)};
  }
  > p {
    display: flex;
    gap: ${u(20)};
    min-inline-size: 0;
    padding-block: ${u(6)};
    overflow: hidden;
  }
  &[data-alert] {
    background: ${token('amber-tint')};
    border-color: ${token('amber')};
    color: ${token('amber-deep')};
  }
  > p > span {
    font-weight: 600;
  }
  > p > [data-own] {
    overflow: hidden;
    text-overflow: ellipsis;
    font-weight: 500;
    color: ${token('ink')};
  }
  ${narrow} {
    flex-wrap: wrap;
    padding-block: ${u(20)};
    white-space: normal;

    > p {
      flex: 1;
      flex-wrap: wrap;
    }
  }
`
const Age = styled.span`
  margin-inline-start: auto;
  color: ${token('ink')};

  &[data-stale] {
    color: ${token('amber-deep')};
  }
`
