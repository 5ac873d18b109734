import { type ReactNode, Suspense, useState } from 'react'
import type { Supply } from '@/domain/supply'
import { lazyPart } from '@/ui/lazyPart'
import { SupplyView } from './SupplyView'
import type { Reserved } from './useReserved'

const SupplyForm = lazyPart(() => import('./SupplyForm'), 'SupplyForm')

type SupplySheetProps = {
  /** Undefined for a new product. */
  supply: Supply | undefined
  reserved: Reserved
  groups: readonly string[]
  canEdit: boolean
  course: ((supply: Supply) => ReactNode) | undefined
  onOpen: (id: string) => void
  onClose: () => void
}

/** A product: what is known of it, or its form. */
export function SupplySheet({
  supply,
  reserved,
  groups,
  canEdit,
  course,
  onOpen,
  onClose,
}: SupplySheetProps) {
  const [isEditing, setEditing] = useState(false)
  if (supply && !(isEditing && canEdit))
    return <SupplyView {...{ supply, reserved, canEdit, course, onClose }} onEdit={() => setEditing(true)} />
  return (
    <Suspense fallback={null}>
      <SupplyForm
        supply={supply}
        groups={groups}
        onSaved={(saved) => {
          setEditing(false)
          if (!supply && saved) onOpen(saved.id)
        }}
        onCancel={() => (supply ? setEditing(false) : onClose())}
        onClose={onClose}
      />
    </Suspense>
  )
}
