import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { useGetLocalDataQuery } from '@/api/localData'
import type { Day } from '@/domain/wire'
import { hover } from '@/ui/media'
import { token } from '@/ui/tokens'
import type { DayNotes } from './dayNotes'
import { MiniMonth } from './MiniMonth'
import { viewSearch } from './viewSearch'

type SidePaneProps = {
  date: Day
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  onDay: (day: Day) => void
}

/** Beside the days of a wide screen: a month to jump by, and the views that have a name. */
export function SidePane({ date, notes, counts, onDay }: SidePaneProps) {
  const { t } = useTranslation('calendar')
  const { data } = useGetLocalDataQuery()
  const views = data?.views ?? []
  return (
    <Pane>
      <MiniMonth {...{ date, notes, counts, onDay }} />
      {views.length > 0 && (
        <nav aria-label={t('saved.title')}>
          <h2>{t('saved.title')}</h2>
          {views.map((view) => (
            <View key={view.id} to={{ search: viewSearch(view, date) }} preventScrollReset>
              <bdi>{view.name}</bdi>
            </View>
          ))}
        </nav>
      )}
    </Pane>
  )
}

const Pane = styled.div`
  display: grid;
  align-content: start;
  gap: 24px;
  overflow: auto;
  padding-block: 16px 24px;
  padding-inline: 16px;
  border-block-start: 1px solid ${token('line')};
  border-inline-end: 1px solid ${token('line')};
  background: ${token('paper')};

  h2 {
    padding: 0 8px 4px;
    font: 600 ${token('t-14')} ${token('font')};
  }
`
const View = styled(Link)`
  display: block;
  padding: 8px;
  border-radius: ${token('r-ctl')};
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink')};
  text-decoration: none;
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
