import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { token } from '@/ui/tokens'
import type { Difference } from './useVersionFields'

/** The version that was not taken: nobody's work goes without a trace. */
export function OtherVersion({ differences }: { differences: readonly Difference[] }) {
  const { t } = useTranslation('outbox')
  return (
    <Box>
      <p>{t('conflict.kept')}</p>
      <dl>
        {differences.map(({ label, mine, theirs }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{t('conflict.mine', { text: mine })}</dd>
            <dd>{t('conflict.theirs', { text: theirs })}</dd>
          </div>
        ))}
      </dl>
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  dl {
    display: grid;
    gap: 8px;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
