import styled from '@emotion/styled'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSelector } from 'react-redux'
import { useGetCompanyQuery } from '@/api/api'
import { useGetUserQuery } from '@/api/identity'
import { isReadOnly } from '@/domain/switches'
import { About } from '@/features/settings/About'
import { DemoReset } from '@/features/settings/DemoReset'
import { Facts } from '@/ui/Facts'
import { GroundFacts } from '@/features/settings/GroundFacts'
import { LanguageSetting } from '@/features/settings/LanguageSetting'
import { LocalData } from '@/features/settings/LocalData'
import { LogOutButton } from '@/features/settings/LogOutButton'
import { ProfileForm } from '@/features/settings/ProfileForm'
import { ThemeSetting } from '@/features/settings/ThemeSetting'
import { UnitsSetting } from '@/features/settings/UnitsSetting'
import { isDemo } from '@/session/demoMode'
import { selectUserId } from '@/session/sessionSlice'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { lazyPart } from '@/ui/lazyPart'
import { desktop, phone } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { QueryState } from '@/ui/QueryState'
import { Section } from '@/ui/Section'
import { Skeleton } from '@/ui/Skeleton'

const LetterKeysSwitch = lazyPart(() => import('@/ui/LetterKeysSwitch'), 'LetterKeysSwitch', 'keys')
const RecoverySetting = lazyPart(
  () => import('@/features/settings/RecoverySetting'),
  'RecoverySetting',
  'activity',
)

const OutboxPlace = lazyPart(() => import('@/features/outbox/OutboxPlace'), 'OutboxPlace', 'outbox')

/** Oneself, how the product speaks and looks, and what it is. */
export function SettingsPage() {
  const { t } = useTranslation('settings')
  const userId = useSelector(selectUserId)
  const userQuery = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  const { data: company } = useGetCompanyQuery()
  const user = userQuery.data
  // Until it is known, nothing is offered that might be refused.
  const readOnly = company === undefined || isReadOnly(company)
  return (
    <Page>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} actions={<LogOutButton />} />
      <Columns>
        <Column>
          <Section heading={t('profile.title')}>
            <Body>
              <QueryState
                query={userQuery}
                empty={{ when: () => false, title: t('profile.title') }}
                skeleton={<Skeleton count={3} />}
              >
                {(person) =>
                  readOnly ? (
                    <Facts
                      facts={[
                        { name: t('profile.name'), value: person.fullName },
                        { name: t('profile.email'), value: person.email ?? '–' },
                        { name: t('profile.phone'), value: person.phone ?? '–' },
                      ]}
                    />
                  ) : (
                    <ProfileForm user={person} />
                  )
                }
              </QueryState>
              {company?.name && <Facts facts={[{ name: t('profile.company'), value: company.name }]} />}
            </Body>
          </Section>
          <Section heading={t('ground.title')}>
            <Body>
              <GroundFacts />
            </Body>
          </Section>
          {!readOnly && (
            <Section heading={t('recovery.title')}>
              <Body>
                <Suspense fallback={<Skeleton kind="block" height="360px" />}>
                  <RecoverySetting />
                </Suspense>
              </Body>
            </Section>
          )}
        </Column>
        <Column>
          <Section heading={t('look.title')}>
            <Body>
              <LanguageSetting user={user} readOnly={readOnly} />
              <ThemeSetting />
              <Suspense fallback={<Skeleton kind="block" height="56px" />}>
                <LetterKeysSwitch />
              </Suspense>
              {user && company && <UnitsSetting user={user} readOnly={readOnly} />}
            </Body>
          </Section>
          {company && (
            <Section heading={t('local.title')}>
              <Body>
                <LocalData />
              </Body>
            </Section>
          )}
          {company && (
            <Section heading={t('outbox.title')}>
              <Body>
                <Suspense fallback={<Skeleton count={1} />}>
                  <OutboxPlace />
                </Suspense>
              </Body>
            </Section>
          )}
          {isDemo() && (
            <Section heading={t('demo.title')}>
              <Body>
                <DemoReset />
              </Body>
            </Section>
          )}
          <Section heading={t('about.title')}>
            <Body>
              <About />
            </Body>
          </Section>
        </Column>
      </Columns>
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    padding-inline: 24px;
    padding-block-end: 48px;
  }
`
const Columns = styled.div`
  ${desktop} {
    display: grid;
    grid-template-columns: repeat(2, minmax(0, 520px));
    gap: 0 48px;
    align-items: start;
  }
`
const Column = styled.div`
  min-inline-size: 0;

  ${desktop} {
    display: grid;
    gap: 24px;
  }
`
const Body = styled.div`
  display: grid;
  gap: 20px;
  padding-block: 4px 8px;

  ${phone} {
    padding-block-end: 20px;
  }
`
