import styled from '@emotion/styled'
import { type ReactNode, Suspense, useState } from 'react'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '@/api/identity'
import { ALL_LANGUAGES, LANGUAGES } from '@/i18n/languages'
import { report } from '@/lib/report'
import { chooseLanguage } from '@/session/chooseLanguage'
import { isDemo } from '@/session/demoMode'
import { selectUserId } from '@/session/sessionSlice'
import { useLogOut } from '@/session/useLogOut'
import { Glyph } from '@/ui/Glyph'
import { Logo } from '@/ui/Logo'
import { desktop, hover } from '@/ui/media'
import { LazyMenu } from '@/ui/LazyMenu'
import { OfflineNote } from '@/ui/OfflineNote'
import { token } from '@/ui/tokens'

type OutsideFrameProps = {
  languageLabel: string
  /** Says what is not sent yet. */
  mark?: ReactNode
  /** What can be set, once somebody asks for it. */
  settings: (onClose: () => void) => ReactNode
  /** Whether the page has columns for a desk. */
  wide?: boolean
  children: ReactNode
}

/** The frame of coach and kitman: who is logged in, the language, what can be set, the way out. */
export function OutsideFrame({ languageLabel, mark, settings, wide = false, children }: OutsideFrameProps) {
  const { t, i18n } = useTranslation('common')
  const userId = useSelector(selectUserId)
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const logOut = useLogOut()
  const name = user?.fullName ?? ''
  const [isSetting, setIsSetting] = useState(false)
  return (
    <>
      <Bar className="on-ink" data-wide={wide || undefined}>
        <Logo size={32} />
        <Name>
          <bdi>{name}</bdi>
          {isDemo() && <small>{t('demo.mark')}</small>}
        </Name>
        <LazyMenu
          label={languageLabel}
          trigger={
            <Round type="button" aria-label={languageLabel}>
              <Glyph name="globe" />
            </Round>
          }
          groups={[
            {
              id: 'languages',
              entries: ALL_LANGUAGES.map((language) => ({
                id: language,
                label: LANGUAGES[language],
                selected: i18n.language === language,
                onSelect: () => chooseLanguage(language).catch(report),
              })),
            },
          ]}
        />
        <Round
          type="button"
          aria-label={t('nav.settings')}
          aria-haspopup="dialog"
          onClick={() => setIsSetting(true)}
        >
          <Glyph name="sliders" />
        </Round>
        <Round type="button" aria-label={t('nav.logOut')} onClick={logOut}>
          <Glyph name="logOut" />
        </Round>
      </Bar>
      <OfflineNote />
      {mark}
      <Main id="main" tabIndex={-1} data-wide={wide || undefined}>
        {children}
      </Main>
      {isSetting && <Suspense>{settings(() => setIsSetting(false))}</Suspense>}
    </>
  )
}

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: 4px;
  min-block-size: 56px;
  padding: 8px 16px;
  background: ${token('paper')};
  color: ${token('ink')};

  ${desktop} {
    padding-inline: max(24px, calc((100% - 720px) / 2));

    &[data-wide] {
      padding-inline: max(24px, calc((100% - 1248px) / 2));
    }
  }
  @media print {
    button {
      display: none;
    }
  }
`
const Name = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  padding-inline-start: 8px;
  font-weight: 500;

  > bdi {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
const Round = styled.button`
  display: grid;
  place-items: center;
  flex: none;
  inline-size: 44px;
  block-size: 48px;
  border-radius: ${token('r-ctl')};
  color: ${token('ink')};

  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
const Main = styled.main`
  outline: none;
  padding-block-end: 48px;

  ${desktop} {
    max-inline-size: 768px;
    margin-inline: auto;
    padding-inline: 24px;

    &[data-wide] {
      max-inline-size: 1296px;
    }
  }
`
