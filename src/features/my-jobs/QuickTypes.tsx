import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Link, useLocation } from 'react-router-dom'
import { MOBILE_ACTIVITY_NAMES } from '@/domain/activityName'
import { withWorkSheet } from '@/domain/addresses'
import type { Day } from '@/domain/wire'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Icon } from '@/ui/Icon'
import { hover } from '@/ui/media'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

type QuickTypesProps = { day: Day; /** What the company may log. */ allowed: readonly string[] }

/** What is logged most from a pocket, one press away (spec §3). */
export function QuickTypes({ day, allowed }: QuickTypesProps) {
  const { t } = useTranslation('mobile')
  const { search } = useLocation()
  const words = useActivityWords()
  const names = MOBILE_ACTIVITY_NAMES.filter((name) => allowed.includes(name))
  return (
    <Section heading={t('add')}>
      <Grid>
        {names.map((type) => (
          <Big key={type} to={{ search: withWorkSheet(search, { kind: 'new', type, day }) }}>
            <ActivityIcon name={type} size={24} />
            {words.type(type)}
          </Big>
        ))}
        <Big to={{ search: withWorkSheet(search, { kind: 'new', day }) }}>
          <Icon name="plus" size={24} />
          {t('other')}
        </Big>
      </Grid>
    </Section>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px;
  padding-block-end: 16px;

  @media print {
    display: none;
  }
`
const Big = styled(Link)`
  display: flex;
  align-items: center;
  gap: 12px;
  min-block-size: 64px;
  padding: 8px 16px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  font: 500 ${token('t-16')} ${token('font')};
  overflow-wrap: anywhere;

  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
