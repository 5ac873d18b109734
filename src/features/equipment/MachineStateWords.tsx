import styled from '@emotion/styled'
import type { Equipment } from '@/domain/equipment'
import type { MachineState } from '@/domain/machineCare'
import { Glyph, type GlyphName } from '@/ui/Glyph'
import { Icon } from '@/ui/Icon'
import { token } from '@/ui/tokens'
import { useMachineText } from './useMachineText'

type MachineStateWordsProps = {
  machine: Equipment
  states: readonly MachineState[]
  running: number | undefined
}

/** What can be said of a machine, each with its picture: never by colour alone. */
export function MachineStateWords({ machine, states, running }: MachineStateWordsProps) {
  const words = useMachineText()
  return (
    <Line>
      {states.map((state) => (
        <Word key={state} data-state={state}>
          {state === 'inUse' ? <Icon name="play" size={14} /> : <Glyph name={GLYPHS[state]} size={14} />}
          {words.state(state, machine, running)}
        </Word>
      ))}
    </Line>
  )
}

const GLYPHS = {
  out: 'error',
  partlyOut: 'warning',
  serviceDue: 'clock',
  ready: 'check',
  present: 'check',
} satisfies Record<Exclude<MachineState, 'inUse'>, GlyphName>

const Line = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 2px 12px;
`
const Word = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;

  > svg {
    flex: none;
    color: ${token('green-deep')};
  }
  &[data-state='out'] {
    font-weight: 500;
    color: ${token('red')};
  }
  &[data-state='partlyOut'],
  &[data-state='serviceDue'] {
    font-weight: 500;
    color: ${token('amber-deep')};
  }
  &:is([data-state='out'], [data-state='partlyOut'], [data-state='serviceDue']) > svg {
    color: inherit;
  }
`
