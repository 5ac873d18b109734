import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { LOCAL_PARTS, type LocalData as Data } from '@/domain/localData'
import { changesBy, LONGEST_FILE, readLocalFile, sizeOf, writeLocalFile } from '@/domain/localDataFile'
import { useFormat } from '@/i18n/format'
import { DataFile } from '@/ui/DataFile'
import { token } from '@/ui/tokens'

/** What the backend has no place for: what there is, a file of it, and a file back. */
export function LocalData() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  if (!data) return <p>{t('local.text')}</p>
  const kept = LOCAL_PARTS.filter((part) => typeof data[part] !== 'number' && sizeOf(data, part) > 0)
  return (
    <Box>
      <p>{t('local.text')}</p>
      <p>
        {kept.length === 0
          ? t('local.nothing')
          : t('local.kept', {
              list: format.list(kept.map((part) => t(`local.count.${part}`, { count: sizeOf(data, part) }))),
            })}
      </p>
      <DataFile<Partial<Data>>
        name="sward-browser"
        label={t('local.file')}
        most={2 * LONGEST_FILE}
        write={(now) => writeLocalFile(data, now)}
        read={(text) => {
          const parts = readLocalFile(text)
          return parts ? { data: parts } : { fault: t('local.unreadable') }
        }}
        changesBy={(found) =>
          changesBy(data, found).map(({ part, before, after }) => ({
            key: part,
            part: t(`local.part.${part}`),
            before: format.number(before),
            after: format.number(after),
          }))
        }
        save={save}
        takeBack={(before, written) => {
          // What the file says as it stood is none of its changes.
          const after = LOCAL_PARTS.flatMap((part) => (part in before ? [[part, written[part]]] : []))
          return takeBack({ before, after: Object.fromEntries(after) as Partial<Data> })
        }}
        before={(found) => Object.fromEntries(changesBy(data, found).map(({ part }) => [part, data[part]]))}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 12px;
  font: 400 ${token('t-14')} ${token('font')};
`
