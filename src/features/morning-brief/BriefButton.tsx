import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Chip } from '@/ui/Chip'
import { Icon } from '@/ui/Icon'
import { lazyPart } from '@/ui/lazyPart'

const MorningBrief = lazyPart(() => import('./MorningBrief'), 'MorningBrief', 'brief', 'work')

/** Opens the day in plain sentences. */
export function BriefButton() {
  const { t } = useTranslation('panels')
  const [open, setOpen] = useState(false)
  return (
    <>
      <Chip aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Icon name="sun" size={16} />
        {t('brief')}
      </Chip>
      {open && (
        <Suspense>
          <MorningBrief onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
