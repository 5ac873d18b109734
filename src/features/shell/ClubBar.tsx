import styled from '@emotion/styled'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useLocation, useNavigate } from 'react-router-dom'
import { forgetClub, useChooseClub } from '@/api/chooseClub'
import { useGetCompanyQuery } from '@/api/api'
import { useGetCompaniesQuery } from '@/api/identity'
import { addresses } from '@/domain/addresses'
import { hearClub, useChosenClub } from '@/session/chosenClub'
import { Button } from '@/ui/Button'
import { Chip } from '@/ui/Chip'
import { Glyph } from '@/ui/Glyph'
import { LazyMenu } from '@/ui/LazyMenu'
import { phone } from '@/ui/media'
import { showToast } from '@/ui/toasts'
import { token } from '@/ui/tokens'

const ALL = '*'

/** Over every page of a league office: whose page it is, another club, and the way back to all of them. */
export function ClubBar() {
  const { t, i18n } = useTranslation('clubs')
  const dispatch = useDispatch()
  const navigate = useNavigate()
  const club = useChosenClub()
  const choose = useChooseClub()
  const { isError } = useGetCompanyQuery()
  const { data: companies } = useGetCompaniesQuery()
  useEffect(() => hearClub(() => dispatch(forgetClub() as never)), [dispatch])

  const compare = new Intl.Collator(i18n.language || 'en-GB', { numeric: true }).compare
  const clubs = (companies ?? [])
    .flatMap(({ id, name = '' }) => (id === undefined ? [] : [{ id, label: name }]))
    .toSorted((a, b) => compare(a.label, b.label))
  const name = clubs.find(({ id }) => id === club)?.label ?? club ?? ''
  // First away from the page of the former club, and only when the other page stands there: none of its pitches is
  // asked for in the name of another. A form that is not saved may hold one back.
  const [wish, setWish] = useState<{ id: string }>()
  const { pathname, search } = useLocation()
  const isAway = pathname + search === addresses.home
  const open = async (id: string) => {
    await navigate(addresses.home)
    if (location.pathname + location.search !== addresses.home) return
    setWish({ id })
  }
  const fulfil = useEffectEvent((id: string) => {
    setWish(undefined)
    if (!choose(id === ALL ? undefined : id)) showToast({ tone: 'error', text: t('bar.notKept') })
  })
  useEffect(() => {
    if (!isAway || !wish) return
    // What the page that is left has still begun comes first, and is given up with the rest.
    const turn = setTimeout(() => fulfil(wish.id))
    return () => clearTimeout(turn)
  }, [isAway, wish])
  const entry = ({ id, label }: (typeof clubs)[number]) => ({
    id,
    label,
    selected: id === club,
    onSelect: () => {
      if (id !== club) void open(id)
    },
  })
  return (
    <Bar aria-label={t('bar.label')} data-club={club !== undefined || undefined}>
      {club !== undefined && (
        <Button layout="plain" size="small" onClick={() => void open(ALL)} aria-label={t('bar.backToAll')}>
          <Glyph name="back" size={16} />
          {t('bar.all')}
        </Button>
      )}
      <Name role="status">{club === undefined ? t('title') : <bdi>{name}</bdi>}</Name>
      {club !== undefined && <Quiet>{isError ? t('bar.unreachable') : t('bar.readOnly')}</Quiet>}
      <End>
        {/* No native select: there an arrow key alone opens another club. */}
        <LazyMenu
          label={t('bar.choose')}
          trigger={
            <Chip>
              {t('bar.choose')}
              <Glyph name="down" size={12} />
            </Chip>
          }
          groups={[{ id: 'clubs', entries: clubs.map(entry) }]}
        />
      </End>
    </Bar>
  )
}

const Bar = styled.section`
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  display: flex;
  align-items: center;
  gap: 8px 12px;
  block-size: 48px;
  padding-inline: 24px;
  background: ${token('paper')};
  border-block-end: 1px solid ${token('line')};

  &[data-club] {
    background: ${token('mint')};
  }
  /* What has the focus stands clear of it (quality G4). */
  & ~ main :is(a, button, input) {
    scroll-margin-block-start: 56px;
  }
  ${phone} {
    padding-inline: 16px;
  }
  @media print {
    position: static;

    > :not(b) {
      display: none;
    }
  }
`
const Name = styled.b`
  font: 600 ${token('t-14')} ${token('font')};
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`
const Quiet = styled.span`
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  ${phone} {
    display: none;
  }
`
const End = styled.span`
  margin-inline-start: auto;
  flex: none;
`
