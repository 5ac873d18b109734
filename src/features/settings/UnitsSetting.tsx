import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { useSaveUserMutation } from '@/api/identity'
import { userKnownAs } from '@/api/userKnownAs'
import type { User } from '@/domain/user'
import { useFormat } from '@/i18n/format'
import { writePreference } from '@/lib/preference'
import type { UnitSystem } from '@/lib/units'
import { RadioCards } from '@/ui/RadioCards'
import { token } from '@/ui/tokens'
import { inTurn } from './inTurn'
import { useTold } from '@/ui/useTold'

type UnitsSettingProps = {
  user: User
  /** The record cannot be written: the choice is kept in this browser. */
  readOnly?: boolean
}

/** Metric or imperial, everywhere; on every device where the record can be written. */
export function UnitsSetting({ user, readOnly = false }: UnitsSettingProps) {
  const { t } = useTranslation('settings')
  const told = useTold()
  const { unitSystem } = useFormat()
  const [save] = useSaveUserMutation()
  const dispatch = useDispatch()
  const [chosen, setChosen] = useState<UnitSystem>()

  const choose = async (next: UnitSystem) => {
    setChosen(next)
    if (readOnly) {
      writePreference('units', next)
      // What is on screen is written by the person as it is known here.
      dispatch(userKnownAs(user.id, { unitSystem: next }) as never)
      return
    }
    const { error } = await told(inTurn(user, async () => save({ id: user.id, unitSystem: next })))
    if (error) setChosen((last) => (last === next ? undefined : last))
  }
  return (
    <div>
      <RadioCards
        label={t('units.label')}
        options={UNIT_SYSTEMS.map((id) => ({
          id,
          label: t(`units.${id}.label`),
          hint: t(`units.${id}.hint`),
        }))}
        value={chosen ?? unitSystem}
        onChange={(next) => void choose(next)}
      />
      {readOnly && <Hint>{t('language.here')}</Hint>}
    </div>
  )
}

const UNIT_SYSTEMS: readonly UnitSystem[] = ['metric', 'imperial']
const Hint = styled.p`
  margin-block-start: 6px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
