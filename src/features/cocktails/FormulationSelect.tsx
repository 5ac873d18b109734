import { useTranslation } from 'react-i18next'
import { useSaveLocalDataMutation } from '@/api/localData'
import { type Formulation, FORMULATIONS } from '@/domain/mix'
import type { Supply } from '@/domain/supply'
import type { Id } from '@/domain/wire'
import { ownValue } from '@/lib/ownValue'
import { without } from '@/lib/without'
import { SelectField } from '@/ui/SelectField'
import { useTold } from '@/ui/useTold'

type FormulationSelectProps = { supply: Supply; formulations: Readonly<Record<Id, Formulation>> }

const UNKNOWN = '*'

/** What a product is made up as. The backend has no place for it: it is kept in this browser, for every mix of the product. */
export function FormulationSelect({ supply, formulations }: FormulationSelectProps) {
  const { t } = useTranslation('cocktails')
  const [save] = useSaveLocalDataMutation()
  const told = useTold()
  const known = ownValue(formulations, supply.id)
  return (
    <SelectField
      size="small"
      label={t('order.formulationOf', { name: supply.name })}
      hideLabel
      value={known ?? UNKNOWN}
      options={[
        { id: UNKNOWN, label: t('order.unknown') },
        ...FORMULATIONS.map((id) => ({ id, label: t(`order.${id}`) })),
      ]}
      onChange={(id) => {
        const formulation = FORMULATIONS.find((one) => one === id)
        void told(
          save({
            formulations: {
              ...without(formulations, supply.id),
              ...(formulation && { [supply.id]: formulation }),
            },
          }),
        )
      }}
    />
  )
}
