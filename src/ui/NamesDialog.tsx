import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { Dialog } from './Dialog'
import { NamedList } from './NamedList'
import { token } from './tokens'
import { type Outcome, useTold } from './useTold'
import { useUndoToast } from './useUndoToast'

type Named = { id: string; name: string; hint?: string }
type NamesDialogProps = {
  rows: readonly Named[]
  /** Keeps these rows, by these names, and none of the others. */
  onSave: (rows: readonly Named[]) => Promise<Outcome>
  /** Takes that one act back; what was done since stays. */
  onTakeBack: (before: readonly Named[], after: readonly Named[]) => Promise<Outcome>
  onClose: () => void
}

const LONGEST_NAME = 200

/** The templates there are: another name for one, or away with it, either for ten seconds to be taken back. */
export function NamesDialog({ rows, onSave, onTakeBack, onClose }: NamesDialogProps) {
  const { t } = useTranslation('work')
  const say = useUndoToast()
  const told = useTold()
  const write = async (next: readonly Named[], said: string) => {
    const { error } = await told(onSave(next))
    if (error === undefined) say(said, () => onTakeBack(rows, next))
  }
  return (
    <Dialog open onClose={onClose} title={t('sheet.template.title')} size="small">
      {rows.length === 0 ? (
        <None role="status">{t('sheet.template.none')}</None>
      ) : (
        <NamedList
          rows={rows}
          longestName={LONGEST_NAME}
          texts={{
            rename: (name) => t('sheet.template.rename', { name }),
            remove: (name) => t('sheet.template.remove', { name }),
            newName: t('sheet.template.newName'),
            renameDo: t('sheet.template.renameDo'),
            cancel: t('sheet.cancel'),
          }}
          onRename={(row, name) =>
            void write(
              rows.map((one) => (one.id === row.id ? { ...one, name } : one)),
              t('sheet.template.renamed', { from: row.name, name }),
            )
          }
          onRemove={(row) =>
            void write(
              rows.filter(({ id }) => id !== row.id),
              t('sheet.template.removed', { name: row.name }),
            )
          }
        >
          {(row) => (
            <Words>
              <bdi>{row.name}</bdi>
              {row.hint !== undefined && <small>{row.hint}</small>}
            </Words>
          )}
        </NamedList>
      )}
    </Dialog>
  )
}

const None = styled.p`
  color: ${token('ink-2')};
`
const Words = styled.span`
  flex: 1;
  display: grid;
  min-inline-size: 0;
  padding-block: 4px;
  font-weight: 500;
  overflow-wrap: anywhere;

  > small {
    font: 400 ${token('t-12')} ${token('font')};
    color: ${token('ink-2')};
  }
`
