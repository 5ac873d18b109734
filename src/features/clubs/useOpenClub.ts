import { useNavigate } from 'react-router-dom'
import { useChooseClub } from '@/api/chooseClub'
import { useTranslation } from 'react-i18next'
import type { Id } from '@/domain/wire'
import { showToast } from '@/ui/toasts'

/** Opens a club, and a page of it. */
export function useOpenClub(): (club: Id, address: string) => void {
  const { t } = useTranslation('clubs')
  const choose = useChooseClub()
  const navigate = useNavigate()
  return (club, address) => {
    if (choose(club)) void navigate(address)
    else showToast({ tone: 'error', text: t('bar.notKept') })
  }
}
