import { type ComponentProps, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '@/ui/Button'
import { JobRows } from './JobRows'

/** So many are shown at first, and with each press. */
const STEP = 5

/** Work that may be much: the first of it, and more on demand. */
export function JobList({ jobs, ...rows }: ComponentProps<typeof JobRows>) {
  const { t } = useTranslation('equipment')
  const [most, setMost] = useState(STEP)
  const more = Math.min(2 * STEP, jobs.length - most)
  return (
    <>
      <JobRows jobs={jobs.slice(0, most)} {...rows} />
      {more > 0 && (
        <Button layout="plain" size="small" onClick={() => setMost(most + more)}>
          {t('work.showMore', { count: more })}
        </Button>
      )}
    </>
  )
}
