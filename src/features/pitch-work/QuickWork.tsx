import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import type { Pitch } from '@/domain/pitch'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { ButtonLink } from '@/ui/ButtonLink'
import { phone } from '@/ui/media'
import { token } from '@/ui/tokens'

/** What is logged most, one press away (F21); measuring stands beside the name. */
const QUICK = [
  { id: 'mow', type: 'mowing' },
  { id: 'irrigate', type: 'irrigation' },
  { id: 'note', type: 'generalPitch' },
] as const

export function QuickWork({ pitch }: { pitch: Pitch }) {
  const { t } = useTranslation('pitch')
  const { search } = useLocation()
  return (
    <Quick role="group" aria-label={t('quick.label')}>
      {QUICK.map(({ id, type }) => (
        <ButtonLink
          key={id}
          size="small"
          to={{ search: withWorkSheet(search, { kind: 'new', type, pitchId: pitch.id }) }}
        >
          <ActivityIcon name={type} />
          {t(`quick.${id}`)}
        </ButtonLink>
      ))}
    </Quick>
  )
}

const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-end: 12px;
  color: ${token('ink')};

  ${phone} {
    padding-inline: 16px;
  }
  @media print {
    display: none;
  }
`
