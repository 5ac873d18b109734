import styled from '@emotion/styled'
import { Legend } from '@/ui/Legend'
import { forcedColors } from '@/ui/media'
import { token } from '@/ui/tokens'

type Mark = 'feed' | 'plan' | 'demand' | 'budget' | 'warning'

/** What the marks of a chart stand for. */
export function ChartKey({ entries }: { entries: readonly { mark: Mark; label: string }[] }) {
  return (
    <Marks>
      {entries.map(({ mark, label }) => (
        <li key={mark}>
          <i data-mark={mark} />
          {label}
        </li>
      ))}
    </Marks>
  )
}

const Marks = styled(Legend)`
  print-color-adjust: exact;

  i {
    inline-size: 14px;
    block-size: 10px;
    border-radius: 2px;
  }
  [data-mark='feed'] {
    background: ${token('f-feed')};
  }
  [data-mark='plan'] {
    background: repeating-linear-gradient(135deg, ${token('f-feed')} 0 2px, transparent 2px 5px);
  }
  [data-mark='demand'] {
    background: ${token('band')};
  }
  [data-mark='budget'] {
    block-size: 0;
    border-block-start: 2px dashed ${token('ink')};
    border-radius: 0;
  }
  [data-mark='warning'] {
    background: ${token('red')};
  }
  ${forcedColors} {
    [data-mark='feed'],
    [data-mark='warning'] {
      background: CanvasText;
    }
    [data-mark='plan'] {
      border: 1px solid CanvasText;
    }
    [data-mark='demand'] {
      background: GrayText;
    }
  }
`
