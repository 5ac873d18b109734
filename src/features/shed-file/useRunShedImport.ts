import { useTranslation } from 'react-i18next'
import { useDispatch } from 'react-redux'
import { storageEndpoints } from '@/api/storage'
import { useWriteMany } from '@/ui/importing/useWriteMany'
import type { ShedChange, ShedWrite } from '@/domain/shedFile/previewShed'
import type { Id } from '@/domain/wire'
import { useUnsentWords } from '@/outbox/useUnsentWords'

type Outcome<T> = Promise<{ data?: T; error?: unknown }>
type Stamped = { id: Id; updatedAt?: string | undefined }
/** A row of the file that is to be written. */
export type ShedWriting = ShedChange & { write: ShedWrite }

const { addEquipment, saveEquipment, removeEquipment } = storageEndpoints
const { addSupply, saveSupply, removeSupply, addCocktail, saveCocktail, removeCocktail } = storageEndpoints

const withoutId = <T extends { id: Id }>({ id: _id, ...row }: T): Omit<T, 'id'> => row

/** Writes the chosen rows of a file, and takes all of them back in one act. */
export function useRunShedImport(onDone: () => void) {
  const { t } = useTranslation('shedFile')
  const dispatch = useDispatch()
  const orUnsent = useUnsentWords()
  const ask = <T>(action: unknown): Outcome<T> => dispatch(action as never)
  const quiet = { track: false }

  const write = (one: ShedWrite): Outcome<Stamped> => {
    switch (one.list) {
      case 'equipment':
        return ask(
          one.before
            ? saveEquipment.initiate({ equipment: one.after, group: one.before.group }, quiet)
            : addEquipment.initiate(withoutId(one.after), quiet),
        )
      case 'supplies':
        return ask(
          one.before
            ? saveSupply.initiate(one.after, quiet)
            : addSupply.initiate(withoutId(one.after), quiet),
        )
      case 'cocktails':
        return ask(
          one.before
            ? saveCocktail.initiate(one.after, quiet)
            : addCocktail.initiate(withoutId(one.after), quiet),
        )
    }
  }

  const undo = (one: ShedWrite, { id, updatedAt }: Stamped): Outcome<unknown> => {
    switch (one.list) {
      case 'equipment':
        return ask(
          one.before
            ? saveEquipment.initiate(
                { equipment: { ...one.before, updatedAt }, group: one.after.group },
                quiet,
              )
            : removeEquipment.initiate({ id, group: one.after.group }, quiet),
        )
      case 'supplies':
        return ask(
          one.before
            ? saveSupply.initiate({ ...one.before, updatedAt }, quiet)
            : removeSupply.initiate(id, quiet),
        )
      case 'cocktails':
        return ask(
          one.before
            ? saveCocktail.initiate({ ...one.before, updatedAt }, quiet)
            : removeCocktail.initiate(id, quiet),
        )
    }
  }

  return useWriteMany<ShedWriting, Stamped>({
    // Of these, only changes of machines are kept on the device.
    done: (written) =>
      orUnsent(
        t('import.done', { count: written.length }),
        written.map(({ id }) => id),
        'equipment',
      ),
    onDone,
    write: async (change) => {
      const { data, error } = await write(change.write)
      return error === undefined ? { now: data ?? change.write.after } : { error }
    },
    undo: ({ change, now }) => undo(change.write, now),
  })
}
