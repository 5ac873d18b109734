import '@/ui/style.css'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { MemoryRouter } from 'react-router-dom'
import { loadTexts, startTexts } from '@/i18n/i18n'
import { type RecordColumn, RecordTable } from '@/ui/recordTable/RecordTable'
import { useSearch } from '@/ui/recordTable/useSearch'

type Row = { id: string; name: string; group: string; batch: string; figures: number[] }

const COUNT = 10_000
const GROUPS = ['fertiliser', 'seed', 'fungicide', 'wettingAgent', 'other']
const ROWS: Row[] = Array.from({ length: COUNT }, (_, n) => ({
  id: `row${n}`,
  name: `Product ${(n * 7919) % COUNT}`,
  group: GROUPS[n % GROUPS.length] ?? '',
  batch: `B${n * 31}`,
  figures: Array.from({ length: 7 }, (_, at) => n + at / 10),
}))
const COLUMNS: RecordColumn<Row>[] = [
  { id: 'name', header: 'Product', cell: ({ name }) => name, sortBy: ({ name }) => name, phone: 'title' },
  { id: 'group', header: 'Group', cell: ({ group }) => group, sortBy: ({ group }) => group },
  ...[0, 1, 2, 3, 4, 5, 6].map((at): RecordColumn<Row> => ({
    id: `figure${at}`,
    header: `Figure ${at}`,
    align: 'end',
    cell: ({ figures }) => String(figures[at]),
    sortBy: ({ figures }) => figures[at] ?? null,
    ...(at === 3
      ? {
          edit: {
            kind: 'number' as const,
            label: ({ name }: Row) => name,
            value: ({ figures }: Row) => figures[at] ?? null,
            save: () => Promise.resolve(undefined),
          },
        }
      : {}),
  })),
]
const idOf = ({ id }: Row) => id
const textOf = ({ name, group, batch }: Row) => `${name} ${group} ${batch}`
const groupBy = { of: ({ group }: Row) => group, label: (group: string) => group }
const link = ({ id }: Row) => `?item=${id}`

let type: (text: string) => void = () => undefined
let sort: (column: string) => void = () => undefined

function Page() {
  const [text, setText] = useState('')
  const [by, setBy] = useState<string>()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const shown = useSearch(textOf, text)
  useEffect(() => {
    type = setText
    sort = setBy
  }, [])
  return (
    <RecordTable
      caption="Products"
      columns={COLUMNS}
      rows={ROWS}
      rowId={idOf}
      rowLink={link}
      shown={shown}
      groupBy={groupBy}
      sort={by === undefined ? undefined : { column: by, direction: 'ascending' }}
      onSort={({ column }) => setBy(column)}
      selected={chosen}
      onSelect={setChosen}
    />
  )
}

/** A function, as the texts' file may import this one: a module that waits for it would wait for itself. */
async function start() {
  await startTexts('en-GB')
  await loadTexts('storage')
  const root = createRoot(document.getElementById('root') ?? document.body)
  let mounts = 0
  Object.assign(window, {
    records: {
      mount: () => {
        mounts += 1
        flushSync(() => root.render(null))
        flushSync(() =>
          root.render(
            <MemoryRouter key={mounts}>
              <Page />
            </MemoryRouter>,
          ),
        )
      },
      type: (text: string) => flushSync(() => type(text)),
      sort: (column: string) => flushSync(() => sort(column)),
      scroll: (to: number) => window.scrollTo(0, to),
    },
  })
}

void start()
