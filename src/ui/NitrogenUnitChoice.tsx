import { unitSymbol } from '@/i18n/format'
import { SegmentedControl } from './SegmentedControl'
import { NITROGEN_UNITS, type NitrogenUnit } from './useNitrogenUnit'

type NitrogenUnitChoiceProps = { label: string; value: NitrogenUnit; onChange: (unit: NitrogenUnit) => void }

/** In which unit the nutrients of a page are read; every page of them reads the same choice. */
export function NitrogenUnitChoice({ label, value, onChange }: NitrogenUnitChoiceProps) {
  return (
    <SegmentedControl
      label={label}
      size="small"
      options={NITROGEN_UNITS.map((id) => ({ id, label: <bdi>{unitSymbol(id)}</bdi> }))}
      value={value}
      onChange={onChange}
    />
  )
}
