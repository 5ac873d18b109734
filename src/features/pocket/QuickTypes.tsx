import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, type To, useLocation } from 'react-router-dom'
import { MOBILE_ACTIVITY_NAMES } from '@/domain/activityName'
import { addresses, withWorkSheet } from '@/domain/addresses'
import type { Company } from '@/domain/company'
import { isOn } from '@/domain/switches'
import type { Day } from '@/domain/wire'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Icon } from '@/ui/Icon'
import { hover } from '@/ui/media'
import { Section } from '@/ui/Section'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'

type QuickTypesProps = { day: Day; company: Company }

/** What is logged most from a pocket, one press away (spec §3), with the round and the machine in hand. */
export function QuickTypes({ day, company }: QuickTypesProps) {
  const { t } = useTranslation('mobile')
  const { search } = useLocation()
  const words = useActivityWords()
  const allows = (name: string) => company.allowedActivityNames.includes(name)
  return (
    <Section heading={t('add')}>
      <Grid>
        {MOBILE_ACTIVITY_NAMES.filter(allows).map((type) => (
          <Press key={type} to={{ search: withWorkSheet(search, { kind: 'new', type, day }) }}>
            <ActivityIcon name={type} size={24} />
            {words.type(type)}
          </Press>
        ))}
        <Press to={{ search: withWorkSheet(search, { kind: 'new', day }) }}>
          <Icon name="plus" size={24} />
          {t('other')}
        </Press>
        {allows('fieldMeasurements') && (
          <Press to={addresses.round()}>
            <Icon name="layoutGrid" size={24} />
            {t('round')}
          </Press>
        )}
        {isOn('storage', company) && (
          <Press to={addresses.machine()}>
            <Icon name="package" size={24} />
            {t('machine')}
          </Press>
        )}
      </Grid>
    </Section>
  )
}

function Press({ to, children }: { to: To; children: ReactNode }) {
  return <Big to={to}>{children}</Big>
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 12px 8px;
  padding-block-end: 16px;

  @media print {
    display: none;
  }
`
const Big = styled(Link)`
  display: flex;
  align-items: center;
  gap: 8px;
  min-block-size: 64px;
  padding: 8px;
  border: 1px solid ${token('ctl')};
  border-radius: ${token('r-card')};
  background: ${token('paper')};
  font: 500 1.125rem/1.375rem ${token('font')};
  overflow-wrap: anywhere;
  hyphens: auto;

  > svg {
    flex: none;
  }
  ${hover} {
    &:hover {
      background: ${token('mint')};
    }
  }
`
