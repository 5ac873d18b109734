import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '@/ui/Icon'
import { hover, touch } from '@/ui/media'
import { token } from '@/ui/tokens'

type DayTitleProps = { title: string } & Omit<ComponentProps<'button'>, 'title' | 'children'>

/** The days on screen as the title of the page; a press chooses others. */
export function DayTitle({ title, ...props }: DayTitleProps) {
  const { t } = useTranslation('calendar')
  return (
    <Title type="button" aria-haspopup="dialog" aria-label={t('month.pick', { days: title })} {...props}>
      {title}
      <Icon name="chevronDown" size={16} />
    </Title>
  )
}

const Title = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-block-size: 40px;
  margin-inline-start: -8px;
  padding-inline: 8px;
  border-radius: ${token('r-ctl')};
  font: inherit;
  letter-spacing: inherit;
  color: inherit;
  text-align: start;
  cursor: pointer;

  > svg {
    flex: none;
    color: ${token('ink-2')};
  }
  ${touch} {
    min-block-size: 44px;
    margin-block: -2px;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
