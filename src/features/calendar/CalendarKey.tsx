import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

const LOOKS = [
  'planned',
  'in_progress',
  'completed',
  'cancelled',
  'fixture',
  'late',
  'clash',
  'weather',
] as const

/** What the blocks' looks mean; at its end what belongs to them. */
export function CalendarKey({ advised = false, children }: { advised?: boolean; children?: ReactNode }) {
  const { t } = useTranslation('calendar')
  const words = useActivityText()
  const { locale } = useFormat()
  return (
    <Line>
      <Key aria-label={t('key.title')} role="list">
        {LOOKS.map((look) => (
          <li key={look}>
            <Sample data-look={look} aria-hidden>
              {look === 'completed' && <Glyph name="check" size={12} />}
              {look === 'late' && <Glyph name="clock" size={12} />}
            </Sample>
            {look === 'clash' && <Sample data-look="clash" data-mild="" aria-hidden />}
            {look === 'cancelled' ? <s>{t(`key.${look}`)}</s> : t(`key.${look}`)}
          </li>
        ))}
        {advised && (
          <li>
            <Sample data-look="suggested" aria-hidden />
            {words.status('suggested').toLocaleLowerCase(locale)}
          </li>
        )}
      </Key>
      {children}
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  padding-inline-end: 24px;

  > :not(ul) {
    flex: none;
  }
  ${phone} {
    flex-wrap: wrap;
  }
`
const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 10px 24px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  > li {
    display: flex;
    align-items: center;
    gap: 6px;
    list-style: none;
  }
  ${phone} {
    padding-inline: 16px;
  }
`
const Sample = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  inline-size: 24px;
  block-size: 16px;
  overflow: hidden;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-mark')};
  background: ${token('paper')};

  &[data-look='in_progress'] {
    border-color: ${token('green-deep')};
    background: linear-gradient(
      90deg,
      ${token('mint-2')} 50%,
      ${token('green-deep')} 50% 58%,
      ${token('paper')} 58%
    );
  }
  &[data-look='completed'] {
    border-color: transparent;
    background: ${token('mint-2')};
    color: ${token('green-deep')};
  }
  &[data-look='cancelled'] {
    border-color: ${token('line')};
  }
  &[data-look='fixture'] {
    border-color: ${token('fixture')};
    background: ${token('fixture')};
  }
  &[data-look='late'] {
    border-color: ${token('red')};
    color: ${token('red')};
  }
  &[data-look='suggested'] {
    border-style: dashed;
  }
  &[data-look='clash'] {
    --clash: ${token('red')};
    border-color: var(--clash);
  }
  &[data-mild] {
    --clash: ${token('amber')};
  }
  &[data-look='weather'] {
    border-color: ${token('amber')};
  }
  &[data-look='weather']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    inline-size: 10px;
    block-size: 10px;
    border-end-start-radius: 100%;
    background: ${token('amber')};
    forced-color-adjust: none;
  }
  &[data-look='clash']::before {
    content: '';
    position: absolute;
    inset-block-start: 0;
    inset-inline-end: 0;
    border-block-start: 10px solid var(--clash);
    border-inline-start: 10px solid transparent;
    forced-color-adjust: none;
  }
`
