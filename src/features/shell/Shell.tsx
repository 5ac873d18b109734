import styled from '@emotion/styled'
import { type ReactNode, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { isOn, isReadOnly } from '@/domain/switches'
import { takeTurn } from '@/lib/turns'
import { useChosenClub } from '@/session/chosenClub'
import { selectUserId } from '@/session/sessionSlice'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { token } from '@/ui/tokens'
import { OfflineNote } from '@/ui/OfflineNote'
import { useIsPhone } from '@/ui/useIsPhone'
import { DESTINATIONS } from './destinations'
import { Rail } from './Rail'
import { TabBar } from './TabBar'
import { keepTyped } from './typedAhead'
import { useShortcuts } from './useShortcuts'

const ClubBar = lazyPart(() => import('./ClubBar'), 'ClubBar', 'clubs')
const LetterKeys = lazyPart(async () => {
  await new Promise<void>(takeTurn)
  return import('./LetterKeys')
}, 'LetterKeys')
const Palette = lazyPart(() => import('./Palette'), 'Palette', 'activity', 'keys')

type ShellProps = {
  /** Says what is not sent yet: in the rail at a desk, across the top of a phone. */
  mark: (look: 'rail' | 'line') => ReactNode
  children: ReactNode
}

/** The frame of every staff page: ink rail at a desk, tab bar on a phone (visual.md, Shell). */
export function Shell({ mark, children }: ShellProps) {
  const [open, setOpen] = useState<'palette' | 'keys'>()
  const { data: company } = useGetCompanyQuery()
  const userId = useSelector(selectUserId)
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const club = useChosenClub()
  const isPhone = useIsPhone()
  const search = () => {
    if (open !== 'palette') keepTyped()
    setOpen('palette')
  }
  useShortcuts(search)
  const destinations = DESTINATIONS.filter(({ feature }) => !feature || (company && isOn(feature, company)))
  const canWrite = company !== undefined && !isReadOnly(company)
  const help = () => setOpen('keys')
  const close = () => setOpen(undefined)
  return (
    <Frame>
      <Rail
        destinations={destinations}
        name={user?.fullName ?? ''}
        company={company?.name}
        mark={!isPhone && mark('rail')}
        onSearch={search}
      />
      <Page>
        <OfflineNote />
        {isPhone && mark('line')}
        {(company ? isReadOnly(company) : club !== undefined) && (
          <Suspense fallback={<Bar />}>
            <ClubBar />
          </Suspense>
        )}
        {/* Of the former club nothing stays, not even what was typed into a filter. */}
        <Main key={club} id="main" tabIndex={-1}>
          {children}
        </Main>
      </Page>
      <TabBar destinations={destinations} canWrite={canWrite} name={user?.fullName ?? ''} onSearch={search} />
      {open === 'palette' && (
        <Suspense>
          <Palette destinations={destinations} canWrite={canWrite} onHelp={help} onClose={close} />
        </Suspense>
      )}
      <Suspense>
        <LetterKeys
          onSearch={search}
          onHelp={help}
          canWrite={canWrite}
          helping={open === 'keys'}
          onClose={close}
        />
      </Suspense>
    </Frame>
  )
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  min-block-size: 100dvb;

  ${desktop} {
    grid-template-columns: auto minmax(0, 1fr);
  }
  @media print {
    display: block;
    min-block-size: 0;
  }
`
const Page = styled.div`
  display: flex;
  flex-direction: column;
  min-inline-size: 0;

  ${phone} {
    padding-block-end: calc(88px + env(safe-area-inset-bottom));
  }
  @media print {
    padding: 0;
  }
`
const Bar = styled.div`
  block-size: 48px;
`
const Main = styled.main`
  position: relative;
  flex: 1;
  min-inline-size: 0;
  outline: none;
  background: ${token('mist')};
`
