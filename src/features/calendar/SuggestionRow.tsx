import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { withWorkSheet } from '@/domain/addresses'
import { atGround } from '@/domain/groundTime'
import { asNewWork, type SuggestedActivity } from '@/domain/suggestedActivity'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { hover, phone } from '@/ui/media'
import { StatusMark } from '@/ui/StatusMark'
import { token } from '@/ui/tokens'
import { useScene } from './scene'

/** Advice in the list of a day: one press opens it as new work, filled in as far as it goes. */
export function SuggestionRow({ suggestion }: { suggestion: SuggestedActivity }) {
  const { t } = useTranslation('calendar')
  const format = useFormat()
  const words = useActivityText()
  const scene = useScene()
  const { search } = useLocation()
  const { name, pitchId, startDate, endDate } = suggestion
  const { day } = atGround(startDate, scene.timeZone)
  const where = (pitchId === undefined ? undefined : scene.pitchName(pitchId)) ?? t('yard')
  const what = words.name(name)
  return (
    <Item>
      <Row
        to={{ search: withWorkSheet(search, asNewWork(suggestion, scene.timeZone)) }}
        preventScrollReset
        data-suggestion={name}
        data-nav=""
        tabIndex={-1}
        aria-label={t('suggestion.label', {
          what,
          where,
          day: format.day(day, 'long'),
          from: format.time(startDate),
          to: format.time(endDate),
        })}
      >
        <Lead>
          {format.time(startDate)}
          <small>{format.time(endDate)}</small>
        </Lead>
        <ActivityIcon name={name} size={20} />
        <span>
          <Title>{what}</Title>
          <Meta>{t('suggestion.meta', { where })}</Meta>
        </span>
        <StatusMark status="suggested" look="dot" />
      </Row>
    </Item>
  )
}

const Item = styled.li`
  padding-block: 4px;
  list-style: none;
`
const Row = styled(Link)`
  display: grid;
  grid-template-columns: ${token('clock')} 20px minmax(0, 1fr) auto;
  gap: 0 16px;
  align-items: center;
  min-block-size: 52px;
  margin-inline: -9px;
  padding: 6px 8px;
  border: 1px dashed ${token('ctl')};
  border-radius: ${token('r-ctl')};
  color: inherit;
  text-decoration: none;

  ${phone} {
    gap: 0 12px;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
  &:focus-visible {
    outline: 2px solid ${token('green-deep')};
    outline-offset: -2px;
  }
`
const Lead = styled.span`
  font: 600 ${token('t-14')} ${token('font')};

  > small {
    display: block;
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
  ${phone} {
    font: 600 ${token('t-16')} ${token('font')};
  }
`
const Title = styled.span`
  display: block;
  font: 500 ${token('t-14')} ${token('font')};

  ${phone} {
    font: 500 ${token('t-16')} ${token('font')};
  }
`
const Meta = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};

  ${phone} {
    font: 400 ${token('t-14')} ${token('font')};
  }
`
