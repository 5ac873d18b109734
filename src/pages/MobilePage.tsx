import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetCompanyQuery } from '@/api/api'
import { dayAtGround } from '@/domain/groundTime'
import { isReadOnly } from '@/domain/switches'
import { PocketDay } from '@/features/my-jobs/PocketDay'
import { QuickTypes } from '@/features/my-jobs/QuickTypes'
import { useFormat } from '@/i18n/format'
import { DocumentTitle } from '@/ui/DocumentTitle'
import { desktop } from '@/ui/media'
import { PageHeader } from '@/ui/PageHeader'
import { token } from '@/ui/tokens'
import { useNow } from '@/ui/useNow'

/** A person's own day on the phone, for one hand and wet gloves (F36). */
export function MobilePage() {
  const { t } = useTranslation('mobile')
  const format = useFormat()
  const today = dayAtGround(useNow(), format.timeZone)
  const { data: company } = useGetCompanyQuery()
  const readOnly = company === undefined || isReadOnly(company)
  return (
    <Page>
      <DocumentTitle title={t('title')} />
      <PageHeader title={t('title')} aside={<Day>{format.day(today, 'weekday')}</Day>} />
      <PocketDay readOnly={readOnly} />
      {company && !readOnly && <QuickTypes day={today} allowed={company.allowedActivityNames} />}
    </Page>
  )
}

const Page = styled.div`
  ${desktop} {
    max-inline-size: 560px;
    padding: 0 24px 48px;
  }
`
const Day = styled.span`
  color: ${token('ink-2')};
  white-space: nowrap;
`
