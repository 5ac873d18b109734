import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { Checkbox } from '@/ui/Checkbox'
import { LazyPopover } from '@/ui/LazyPopover'
import { token } from '@/ui/tokens'
import type { TrendLine } from './trendsAddress'

type MoreLinesProps = {
  /** What else can be drawn, in groups. */
  groups: readonly { id: string; label: string; lines: readonly { id: TrendLine; label: string }[] }[]
  chosen: readonly TrendLine[]
  onChange: (lines: TrendLine[]) => void
}

/** Chooses what else stands on the same days. */
export function MoreLines({ groups, chosen, onChange }: MoreLinesProps) {
  const { t } = useTranslation('trends')
  return (
    <LazyPopover
      label={t('moreLines')}
      placement="bottom end"
      trigger={
        <Button layout="plain" size="small">
          {t('moreLines')}
        </Button>
      }
    >
      <Groups>
        {groups.map(({ id, label, lines }) => (
          <fieldset key={id}>
            <legend>{label}</legend>
            {lines.map((line) => (
              <Checkbox
                key={line.id}
                label={line.label}
                checked={chosen.includes(line.id)}
                onChange={({ target }) =>
                  onChange(
                    target.checked ? [...chosen, line.id] : chosen.filter((other) => other !== line.id),
                  )
                }
              />
            ))}
          </fieldset>
        ))}
      </Groups>
    </LazyPopover>
  )
}

const Groups = styled.div`
  display: grid;
  gap: 12px;
  min-inline-size: 200px;

  fieldset {
    margin: 0;
    padding: 0;
    border: 0;
  }
  legend {
    padding-block-end: 4px;
    font: 500 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
