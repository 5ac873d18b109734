import styled from '@emotion/styled'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import type { ActivityField } from '@/domain/activityConfiguration'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Icon } from '@/ui/Icon'
import { touch } from '@/ui/media'
import { token } from '@/ui/tokens'
import { WorkGrid } from './WorkGrid'

type MoreDetailsProps = {
  /** What waits behind the press. */
  fields: readonly ActivityField[]
  isOpen: boolean
  onToggle: () => void
  children: ReactNode
}

/** The fields of a type that most days nobody needs, behind one press that names them. */
export function MoreDetails({ fields, isOpen, onToggle, children }: MoreDetailsProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const groupId = useId()
  return (
    <>
      <Press type="button" aria-expanded={isOpen} aria-controls={groupId} onClick={onToggle}>
        <Icon name="chevronDown" size={16} />
        <span>{t('sheet.moreDetails')}</span>
        <Names aria-hidden>{!isOpen && fields.map(({ key }) => words.field(key)).join(format.comma)}</Names>
      </Press>
      <Group id={groupId} role="group" aria-label={t('sheet.moreDetails')} hidden={!isOpen}>
        {isOpen && children}
      </Group>
    </>
  )
}

const Press = styled.button`
  grid-column: 1 / -1;
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 36px;
  min-inline-size: 0;
  padding: 0;
  border: 0;
  background: none;
  color: ${token('ink')};
  font: inherit;
  font-weight: 500;
  text-align: start;
  cursor: pointer;

  svg {
    flex: none;
    color: ${token('ink-2')};
    transition: rotate 150ms;
  }
  &[aria-expanded='true'] svg {
    rotate: 180deg;
  }
  > span {
    flex: none;
  }
  ${touch} {
    min-block-size: 48px;
  }
`
const Names = styled.span`
  && {
    flex: 1;
  }
  min-inline-size: 0;
  overflow: hidden;
  color: ${token('ink-2')};
  font-weight: 400;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Group = styled(WorkGrid)`
  grid-column: 1 / -1;

  &[hidden] {
    display: none;
  }
`
