import styled from '@emotion/styled'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { placeOf } from '@/domain/league/clubMap'
import { type ClubRow, OFFICE_STATUSES } from '@/domain/league/officeRows'
import { orderedRows } from '@/domain/league/officeView'
import { useFormat } from '@/i18n/format'
import { Button } from '@/ui/Button'
import { EmptyState } from '@/ui/EmptyState'
import { Legend } from '@/ui/Legend'
import { token } from '@/ui/tokens'
import { useMatches } from '@/ui/useMatches'
import { usePrinting } from '@/ui/usePrinting'
import { ClubLines } from './ClubLines'
import { MapGround } from './MapGround'
import { shownClubs } from './shownClubs'
import { StatusLight } from './StatusLight'
import type { Office } from './useOffice'
import type { OfficeChoices } from './useOfficeChoice'

/** Where the clubs are and how each stands; those that give no position stand beneath by name (product.md, League admin). */
export function ClubsMap({ office, choices }: { office: Office; choices: OfficeChoices }) {
  const { t, i18n } = useTranslation('clubs')
  const format = useFormat()
  const { choice, go, clear } = choices
  const id = useId()
  const isPrinting = usePrinting()
  // No hovering there, and little room for names: a press says what is meant before it is opened.
  const isTouch = useMatches('(max-width: 1023px), (pointer: coarse)')
  const [chosen, setChosen] = useState<readonly string[]>([])

  const compare = new Intl.Collator(i18n.language || 'en-GB', { numeric: true }).compare
  const shown = orderedRows(shownClubs(office, choice), choice.sort, () => false, compare).filter(
    (row): row is ClubRow => row.kind === 'club',
  )
  if (shown.length === 0)
    return <EmptyState title={t('noMatch')} action={<Button onClick={clear}>{t('clear')}</Button>} />
  const placed = shown.flatMap((row) => {
    const place = placeOf(row.club)
    return place ? [{ row, place }] : []
  })
  const unplaced = shown.filter(({ club }) => placeOf(club) === undefined)
  const meant = placed.filter(({ row }) => chosen.includes(row.id)).map(({ row }) => row)
  const counts = OFFICE_STATUSES.map((status) => ({
    status,
    count: placed.filter(({ row }) => row.status === status).length,
  }))
  return (
    <Parts>
      {placed.length === 0 ? (
        <EmptyState
          title={t('map.none')}
          action={<Button onClick={() => go({ show: null }, false)}>{t('map.toList')}</Button>}
        />
      ) : (
        <>
          <Legend aria-label={t('map.legend')}>
            {counts.map(
              ({ status, count }) =>
                count > 0 && (
                  <li key={status}>
                    <StatusLight status={status} />
                    {t(`status.${status}`)}
                    <b>{format.number(count)}</b>
                  </li>
                ),
            )}
          </Legend>
          <MapGround
            placed={placed}
            chosen={isTouch ? { ids: chosen, choose: setChosen, shownIn: id } : undefined}
            isTouch={isTouch}
          >
            {isTouch && !isPrinting && (
              <Chosen id={id} aria-live="polite">
                {meant.length > 0 ? <ClubLines clubs={meant} /> : <p>{t('map.hint')}</p>}
              </Chosen>
            )}
          </MapGround>
          {/* Paper has no way to ask a mark for its name. */}
          {isPrinting && <ClubLines clubs={placed.map(({ row }) => row)} />}
        </>
      )}
      {unplaced.length > 0 && (
        <section aria-labelledby={`${id}-unplaced`}>
          <Heading id={`${id}-unplaced`}>{t('map.unplaced')}</Heading>
          <ClubLines clubs={unplaced} />
        </section>
      )}
    </Parts>
  )
}

const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`
const Chosen = styled.div`
  display: grid;
  align-items: center;
  min-block-size: 48px;
  font: 400 ${token('t-14')} ${token('font')};
  color: ${token('ink-2')};
`
const Heading = styled.h2`
  padding-block: 12px 4px;
  font: 600 ${token('t-14')} ${token('font')};
`
