import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { workFiltersOn } from '@/domain/calendarFilter'
import { useWorkFilter } from '@/session/filterContext'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'
import { useIsPhone } from '@/ui/useIsPhone'

const MorningBrief = lazyPart(() => import('./MorningBrief'), 'MorningBrief', 'brief', 'work')

/** Opens the day in plain sentences. */
export function BriefButton() {
  const { t } = useTranslation('panels')
  const on = workFiltersOn(useWorkFilter())
  const isPhone = useIsPhone()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip aria-haspopup="dialog" aria-label={t('brief')} onClick={() => setOpen(true)}>
        <Icon name="sun" size={16} />
        {/* The cross that clears the filters takes its room, which the day's date needs more. */}
        {!(isPhone && on > 0) && t('brief')}
      </Chip>
      {open && (
        <Suspense>
          <MorningBrief onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
