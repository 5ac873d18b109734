import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSaveUserMutation } from '@/api/identity'
import type { User } from '@/domain/user'
import { useFormat } from '@/i18n/format'
import type { UnitSystem } from '@/lib/units'
import { RadioCards } from '@/ui/RadioCards'
import { showToast } from '@/ui/toasts'
import { useProblemText } from '@/ui/useProblemText'

/** Metric or imperial, everywhere and on every device. */
export function UnitsSetting({ user }: { user: User }) {
  const { t } = useTranslation('settings')
  const problemText = useProblemText()
  const { unitSystem } = useFormat()
  const [save] = useSaveUserMutation()
  const [chosen, setChosen] = useState<UnitSystem>()

  const choose = async (next: UnitSystem) => {
    setChosen(next)
    const { error } = await save({ id: user.id, unitSystem: next })
    if (!error) return
    setChosen(undefined)
    showToast({ tone: 'error', text: problemText(error) })
  }
  return (
    <RadioCards
      label={t('units.label')}
      options={UNIT_SYSTEMS.map((id) => ({ id, label: t(`units.${id}.label`), hint: t(`units.${id}.hint`) }))}
      value={chosen ?? unitSystem}
      onChange={(next) => void choose(next)}
    />
  )
}

const UNIT_SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial']
