import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { isoWeek } from '@/domain/groundTime'
import type { Day } from '@/domain/wire'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Icon } from '@/ui/Icon'
import { IconButton } from '@/ui/IconButton'
import { Menu } from '@/ui/Menu'
import { phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { token } from '@/ui/tokens'
import { useIsPhone } from '@/ui/useIsPhone'
import { ToolIcon } from '@/ui/ToolIcon'
import { usePlan } from './plan'

type PlanHeaderProps = {
  onStep: (days: number) => void
  onToday: () => void
  /** The board in the machine shed can be opened. */
  withWall: boolean
  /** There is something to copy, print and close. */
  isReady: boolean
}

/** Which day, what fills it, and what is done with it when it is over. */
export function PlanHeader({ onStep, onToday, withWall, isReady }: PlanHeaderProps) {
  const { t } = useTranslation('workPlan')
  const format = useFormat()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const { day, today, search, ask } = usePlan()
  const wait = isReady ? {} : { disabled: true }
  const fill = [
    {
      id: 'copy',
      label: t('build.copy'),
      icon: <ToolIcon name="copy" size={16} />,
      ...wait,
      onSelect: () => ask({ kind: 'copy' }),
    },
    {
      id: 'template',
      label: t('build.template'),
      icon: <Icon name="clipboardList" size={16} />,
      ...wait,
      onSelect: () => ask({ kind: 'template' }),
    },
    {
      id: 'rhythm',
      label: t('build.rhythm'),
      icon: <Icon name="clock" size={16} />,
      ...wait,
      onSelect: () => ask({ kind: 'rhythm' }),
    },
  ]
  const more = [
    { id: 'save', label: t('build.save'), ...wait, onSelect: () => ask({ kind: 'saveTemplate' }) },
    {
      id: 'print',
      label: t('print.title'),
      icon: <ToolIcon name="printer" size={16} />,
      ...wait,
      onSelect: () => ask({ kind: 'print' }),
    },
  ]
  const wall = {
    id: 'wall',
    label: t('wall'),
    icon: <Icon name="monitor" size={16} />,
    onSelect: () => void navigate(wallAddress(day)),
  }
  const close = { id: 'close', label: t('close.open'), ...wait, onSelect: () => ask({ kind: 'close' }) }
  const steps = (
    <Steps>
      <IconButton size="small" label={t('previousDay')} onClick={() => onStep(-1)}>
        <Icon name="chevronLeft" />
      </IconButton>
      <Button size={isPhone ? 'small' : 'normal'} onClick={onToday}>
        {t('today')}
      </Button>
      <IconButton size="small" label={t('nextDay')} onClick={() => onStep(1)}>
        <Icon name="chevronRight" />
      </IconButton>
    </Steps>
  )
  if (isPhone)
    return (
      <PageHeader
        title={format.day(day, 'weekday')}
        actions={
          <>
            {steps}
            <Menu
              label={t('build.label')}
              trigger={
                <IconButton label={t('build.label')}>
                  <Icon name="ellipsis" />
                </IconButton>
              }
              groups={[
                { id: 'fill', heading: t('build.open'), entries: fill },
                {
                  id: 'more',
                  entries: [...(day <= today ? [close] : []), ...more, ...(withWall ? [wall] : [])],
                },
              ]}
            />
          </>
        }
      />
    )
  return (
    <PageHeader
      title={format.day(day, 'long')}
      aside={
        <Aside>
          {steps}
          <span>{t('week', { week: isoWeek(day) })}</span>
        </Aside>
      }
      actions={
        <>
          {withWall && (
            <Wall to={wallAddress(day)}>
              <Icon name="monitor" size={16} />
              {t('wall')}
            </Wall>
          )}
          <Menu
            label={t('build.open')}
            trigger={
              <Button>
                {t('build.open')}
                <Icon name="chevronDown" size={14} />
              </Button>
            }
            groups={[
              { id: 'fill', entries: fill },
              { id: 'more', entries: more },
            ]}
          />
          {day <= today && (
            <Button {...wait} onClick={close.onSelect}>
              {t('close.open')}
            </Button>
          )}
          <ButtonLink
            layout="primary"
            to={{ search: withWorkSheet(search, { kind: 'new', day }) }}
            preventScrollReset
          >
            <Icon name="plus" size={16} />
            {t('planWork')}
          </ButtonLink>
        </>
      }
    />
  )
}

const wallAddress = (day: Day): string => addresses.calendar({ view: 'tv', date: day })

const Steps = styled.div`
  display: flex;
  align-items: center;
  gap: 2px;

  > button:nth-of-type(1) {
    min-inline-size: 64px;
    padding-inline: 12px;
  }
`
const Aside = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: ${token('ink-2')};
  white-space: nowrap;
`
const Wall = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-block-size: 40px;
  padding-inline: 8px;
  border-radius: ${token('r-ctl')};
  font: 600 ${token('t-14')} ${token('font')};
  color: ${token('green-deep')};

  ${phone} {
    min-block-size: 44px;
  }
`
