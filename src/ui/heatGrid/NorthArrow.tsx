import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useFormat } from '@/i18n/format'
import { forcedColors } from '../media'
import { token } from '../tokens'
import { northOnGrid } from './orientation'

/** Where north lies from the grid; absent where the bearing is unknown. */
export function NorthArrow({ bearing }: { bearing: number | null | undefined }) {
  const { t } = useTranslation('grid')
  const format = useFormat()
  const north = northOnGrid(bearing)
  if (north === null) return null
  const angle = (north * Math.PI) / 180
  return (
    <Arrow
      viewBox="0 0 40 40"
      width={40}
      height={40}
      role="img"
      aria-label={t('heat.north', { degrees: format.quantity(north, 'angle') })}
    >
      <circle cx="20" cy="20" r="19" data-part="ring" />
      <g transform={`rotate(${north.toFixed(1)} 20 20)`}>
        <path d="M20 8 25 22H15z" data-part="north" />
        <path d="M20 35 25 22H15z" data-part="south" />
      </g>
      <text
        x={20 + 14 * Math.sin(angle + 0.55)}
        y={23.5 - 14 * Math.cos(angle + 0.55)}
        textAnchor="middle"
        fontSize="10"
        fontWeight="600"
      >
        {t('heat.northMark')}
      </text>
    </Arrow>
  )
}

const Arrow = styled.svg`
  flex: none;
  fill: ${token('ink')};

  [data-part='ring'] {
    fill: none;
    stroke: ${token('line')};
  }
  [data-part='south'] {
    fill: none;
    stroke: ${token('ctl')};
  }
  ${forcedColors} {
    fill: CanvasText;
  }
`
