import styled from '@emotion/styled'
import { useSelector } from 'react-redux'
import { useTranslation } from 'react-i18next'
import { useGetUserQuery } from '@/api/identity'
import { isDemo } from '@/session/demoMode'
import { selectUserId } from '@/session/sessionSlice'
import { Section } from '@/ui/Section'
import { Sheet } from '@/ui/Sheet'
import { DemoReset } from './DemoReset'
import { ThemeSetting } from './ThemeSetting'
import { UnitsSetting } from './UnitsSetting'

/** What coach and kitman can set: how it looks, in which units, and the demo as it was. */
export function OutsideSettings({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['settings', 'common'])
  const userId = useSelector(selectUserId)
  const { data: user } = useGetUserQuery(userId ?? '', { skip: userId === undefined })
  return (
    <Sheet
      open
      onClose={onClose}
      title={t('title')}
      subtitle={isDemo() ? t('demo.mark', { ns: 'common' }) : undefined}
    >
      <Parts>
        <ThemeSetting />
        {user && <UnitsSetting user={user} />}
        {isDemo() && (
          <Section inset heading={t('demo.title')}>
            <DemoReset />
          </Section>
        )}
      </Parts>
    </Sheet>
  )
}

const Parts = styled.div`
  display: grid;
  gap: 24px;
  padding-block-end: 16px;
`
