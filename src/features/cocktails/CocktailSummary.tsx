import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router-dom'
import type { Activity } from '@/domain/activity'
import { withWorkSheet } from '@/domain/addresses'
import type { Cocktail } from '@/domain/cocktail'
import { dayAtGround } from '@/domain/groundTime'
import { mixUse } from '@/domain/mixUse'
import { useFormat } from '@/i18n/format'
import { TextLink } from '@/ui/TextLink'
import { token } from '@/ui/tokens'
import type { MixGround } from './useMixGround'

/** When a mix is planned next and was used last, each a way to the work. */
export function CocktailSummary({ mix, ground }: { mix: Cocktail; ground: MixGround }) {
  const { t } = useTranslation('cocktails')
  if (!ground.works) return null
  const { next, last } = mixUse(ground.works, mix)
  return (
    <Facts>
      <dt>{t('list.next')}</dt>
      <dd>{next ? <WorkLink work={next} ground={ground} /> : t('list.notPlanned')}</dd>
      <dt>{t('list.last')}</dt>
      <dd>{last ? <WorkLink work={last} ground={ground} /> : t('list.notUsed')}</dd>
    </Facts>
  )
}

function WorkLink({ work, ground }: { work: Activity; ground: MixGround }) {
  const { t } = useTranslation('cocktails')
  const format = useFormat()
  const { search } = useLocation()
  const day = format.day(dayAtGround(work.startDate, format.timeZone), 'weekday')
  const places = work.pitchIds.map((id) => ground.pitches.find((pitch) => pitch.id === id)?.name ?? id)
  return (
    <TextLink to={{ search: withWorkSheet(search, { kind: 'open', id: work.id }) }}>
      {places.length === 0 ? day : t('sheet.on', { day, place: format.list(places) })}
    </TextLink>
  )
}

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 4px 12px;
  margin: 0 0 16px;
  padding-block-end: 12px;
  border-block-end: 1px solid ${token('line')};

  > dt {
    color: ${token('ink-2')};
  }
  > dd {
    margin: 0;
  }
`
