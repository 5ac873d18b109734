import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Glyph, type GlyphName } from '@/ui/Glyph'
import { desktop, phone } from '@/ui/media'
import { sayBarHeight } from '@/ui/sayBarHeight'
import { token } from '@/ui/tokens'
import type { LogView } from './noteAddress'

const PRESSES = [
  ['fault', 'warning'],
  ['service', 'done'],
  ['check', 'check'],
  ['meter', 'clock'],
] as const satisfies readonly (readonly [LogView, GlyphName])[]

/** What can be noted, where the thumb is. */
export function MachinePresses({ onPress }: { onPress: (view: LogView) => void }) {
  const { t } = useTranslation('machine')
  return (
    <Bar ref={sayBarHeight} data-page-bar="phone" role="group" aria-label={t('note')}>
      {PRESSES.map(([view, glyph]) => (
        <Button key={view} onClick={() => onPress(view)}>
          <Glyph name={glyph} />
          {t(`press.${view}`)}
        </Button>
      ))}
    </Bar>
  )
}

const Bar = styled.div`
  position: sticky;
  inset-block-end: 0;
  z-index: 10;
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: 8px;
  margin-block-start: 16px;
  padding-block: 8px;
  background: ${token('paper')};
  border-block: 1px solid ${token('line')};

  > button {
    min-inline-size: 0;
    min-block-size: 52px;
    padding-inline: 8px;
    font: 600 1.125rem/1.375rem ${token('font')};
    white-space: normal;
    text-align: start;
  }
  ${phone} {
    inset-block-end: calc(64px + env(safe-area-inset-bottom));
    padding-inline: 16px;
  }
  ${desktop} {
    grid-area: 2 / 1;
    position: static;
    margin-block-start: 8px;
    background: none;
    border: 0;
  }
  @media print {
    display: none;
  }
`
