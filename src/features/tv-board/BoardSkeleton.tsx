import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Skeleton } from '@/ui/Skeleton'
import { VisuallyHidden } from '@/ui/VisuallyHidden'
import { HEIGHT, u } from './scale'

/** The rows in grey, where they will stand. */
export function BoardSkeleton({ rows }: { rows: number }) {
  const { t } = useTranslation('common')
  return (
    <Rows aria-busy>
      <VisuallyHidden role="status">{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, at) => (
        <Skeleton key={at} count={1} lead="disc" />
      ))}
    </Rows>
  )
}

const Rows = styled.div`
  display: grid;
  grid-auto-rows: var(--row);
  align-items: center;
  padding-block-start: ${u(HEIGHT.columns)};
  padding-inline-end: ${u(40)};
`
