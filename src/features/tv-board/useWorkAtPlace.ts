import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import type { Pitch } from '@/domain/pitch'
import { useActivityWords } from '@/ui/useActivityWords'
import { placeName } from './placeName'

/** "T2 Divots": a piece of work and where it is, as short as the wall needs it. */
export function useWorkAtPlace(pitches: readonly Pitch[]): (job: Activity) => string {
  const { t } = useTranslation('tv')
  const { short } = useActivityWords()
  return (job) => {
    const pitch = job.pitchIds
      .map((id) => placeName(pitches.find((one) => one.id === id)?.name ?? ''))
      .join(' ')
      .trim()
    const name = job.name ?? short(job.activityName)
    return pitch ? t('job.at', { pitch, work: name }) : name
  }
}
