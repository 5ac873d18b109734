import { t } from 'i18next'
import { showToast } from '@/ui/toasts'
import type { TellOfMissingPart } from '@/lib/parts'

/** Tells somebody whose page stays open that the one they asked for has not come. */
export const showMissingPart: TellOfMissingPart = (why, reload) => {
  if (why === 'offline') showToast({ tone: 'info', text: t('newVersion.offline') })
  else
    showToast({
      tone: 'error',
      text: t('newVersion.whileUnsaved'),
      action: { label: t('newVersion.reload'), onPress: reload },
    })
}
