import styled from '@emotion/styled'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Glyph } from '@/ui/Glyph'
import { desktop, hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import { usePrinting } from '@/ui/usePrinting'

type LaterSessionsProps = { count: number; from: Day; children: ReactNode }

/** What is too far away to pack for: how much it is, and all of it once somebody asks. */
export function LaterSessions({ count, from, children }: LaterSessionsProps) {
  const { t } = useTranslation('player')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  // On paper nobody can ask.
  const isShown = usePrinting() || isOpen
  return (
    <>
      <More type="button" aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {t('later', { count, day: format.day(from, 'weekday') })}
        <Glyph name={isOpen ? 'up' : 'down'} size={20} />
      </More>
      <div id={id} hidden={!isShown}>
        {isShown && children}
      </div>
    </>
  )
}

const More = styled.button`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  inline-size: 100%;
  min-block-size: 56px;
  margin-block-start: 16px;
  padding-inline: 16px;
  border-block: 1px solid ${token('line')};
  font: 600 ${token('t-16')} ${token('font')};
  text-align: start;
  color: ${token('green-deep')};
  background: ${token('paper')};

  ${desktop} {
    padding-inline: 20px;
    border: 1px solid ${token('line')};
    border-radius: ${token('r-card')};
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
  @media print {
    display: none;
  }
`
