import { useTranslation } from 'react-i18next'
import { ProvenanceNotes } from './ProvenanceNotes'

/** A block of figures, by what its notes stand under. */
type Block = 'hours' | 'leave' | 'staffing' | 'stock' | 'course' | 'round' | 'clubs'

export type FigureNotesProps = {
  of: Block
  /** What the sentences name, as this reader writes it. */
  values?: { hours?: string; setUp?: string; day?: string; days?: string }
  /** When the youngest of what it was made from was measured or sent. */
  at?: string | undefined
}

/** How the figures of a block come about. */
export function FigureNotes({ of, values = {}, at }: FigureNotesProps) {
  const { t } = useTranslation('figures')
  return (
    <ProvenanceNotes
      text={t(`${of}.text`, values)}
      formula={t(`${of}.formula`, values)}
      inputs={[t(`${of}.inputs`, values)]}
      origin="computed"
      at={at}
    />
  )
}
