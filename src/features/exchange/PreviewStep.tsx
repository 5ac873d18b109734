import styled from '@emotion/styled'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { addDays, atGround } from '@/domain/groundTime'
import type { Fixture } from '@/domain/fixture'
import type { ChangeKind, FixtureChange } from '@/domain/ics/fixtureChange'
import type { Clash } from '@/domain/planning/clashes'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Checkbox } from '@/ui/Checkbox'
import type { Column } from '@/ui/DataTable'
import { type ChangeLine, ChangeLines } from '@/ui/importing/ChangeLines'
import { ImportPreview } from '@/ui/importing/ImportPreview'
import { KindMark } from '@/ui/importing/KindMark'
import { useChangeLines } from '@/ui/importing/useChangeLines'
import { stacked } from '@/ui/tableMedia'
import { token } from '@/ui/tokens'
import { isolate } from '@/lib/isolate'

type PreviewStepProps = {
  changes: readonly FixtureChange[]
  /** What stands in the plan already, to name what a fixture meets. */
  activities: readonly Activity[]
  fixtures: readonly Fixture[]
  pitchName: (id: Id) => string | undefined
  isWanted: (change: FixtureChange) => boolean
  onWant: (changes: readonly FixtureChange[], isWanted: boolean) => void
  /** Why a change was not done, by its id. */
  refusals: ReadonlyMap<string, string>
}

const KINDS: readonly ChangeKind[] = ['added', 'moved', 'changed', 'cancelled', 'gone', 'unchanged']
const TONE = {
  added: 'new',
  moved: 'changed',
  changed: 'changed',
  cancelled: 'bad',
  gone: 'bad',
  unchanged: 'same',
} as const
const CLASHES_TOLD = 2

/** Every change that an import would make, to be chosen one by one. */
export function PreviewStep({
  changes,
  activities,
  fixtures,
  pitchName,
  isWanted,
  onWant,
  refusals,
}: PreviewStepProps) {
  const { t } = useTranslation('exchange')
  const linesOf = useChangeLines()
  const format = useFormat()
  const words = useActivityText()
  const byId = new Map(
    [...activities, ...changes.map(({ activity }) => activity)].map((one) => [one.id, one]),
  )

  const nameOf = ({ name, activityName }: Activity) => name ?? words.name(activityName)
  const span = ({ startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>) => {
    const [first, end] = [startDate, endDate].map((at) => atGround(at, format.timeZone))
    // From midnight to midnight is a whole day, or several.
    if (first?.time === '00:00' && end?.time === '00:00' && end.day > first.day) {
      const last = addDays(end.day, -1)
      return last === first.day ? format.day(last, 'weekday') : format.days(first.day, last)
    }
    return t('import.span', {
      day: format.day(first?.day ?? '', 'weekday'),
      from: format.time(startDate),
      to: format.time(endDate),
    })
  }
  const where = ({ pitchIds }: Activity) => format.list(pitchIds.flatMap((id) => pitchName(id) ?? []))
  const notes = (change: FixtureChange): ChangeLine[] => {
    const refusal = refusals.get(change.id)
    const warned = (text: string): ChangeLine => ({ text, tone: 'warning' })
    const told = change.notes.map((note) => warned(t(`import.note.${note}`)))
    return [
      ...linesOf(
        refusal === undefined ? undefined : t('import.note.failed', { reason: refusal }),
        told,
        told.length,
      ),
      ...linesOf(undefined, clashLines(change).map(warned), CLASHES_TOLD),
    ]
  }
  const clashLines = ({ activity, clashes }: FixtureChange): string[] => {
    return clashes.flatMap(({ kind, ids, fixture }: Clash) => {
      const id = ids.find((one) => one !== activity.id)
      const other = fixture ? fixtures.find((one) => one.id === id) : byId.get(id ?? '')
      if (!other) return []
      const name = 'kind' in other ? other.name || t(`export.fixture.${other.kind}`) : nameOf(other)
      const told = { work: isolate(name), when: span(other) }
      return [kind === 'pitch' ? t('import.note.pitch', told) : t('import.note.recovery', told)]
    })
  }

  return (
    <Table>
      <ImportPreview
        changes={changes}
        idOf={({ id }) => id}
        kinds={KINDS}
        same="unchanged"
        columns={columnsOf({ t, span, nameOf, where, notes, isWanted, onWant })}
        canTake={({ kind }) => kind !== 'unchanged'}
        isWanted={isWanted}
        onWant={onWant}
        words={{
          kind: (kind) => t(`import.kind.${kind}`),
          all: (count) => t('import.all', { count }),
          takeAll: t('import.takeAll'),
          nothing: t(changes.length === 0 ? 'import.nowhere' : 'import.nothing'),
        }}
      />
    </Table>
  )
}

const isElsewhen = (before: Activity, after: Activity): boolean =>
  before.startDate !== after.startDate || before.endDate !== after.endDate

type View = Pick<PreviewStepProps, 'isWanted' | 'onWant'> & {
  t: TFunction<'exchange'>
  span: (activity: Activity) => string
  nameOf: (activity: Activity) => string
  where: (activity: Activity) => string
  notes: (change: FixtureChange) => ChangeLine[]
}

function columnsOf({ t, span, nameOf, where, notes, isWanted, onWant }: View): Column<FixtureChange>[] {
  return [
    {
      id: 'what',
      header: t('import.column.what'),
      phone: 'title',
      cell: (change) =>
        change.kind === 'unchanged' ? (
          <bdi>{nameOf(change.activity)}</bdi>
        ) : (
          <Checkbox
            checked={isWanted(change)}
            onChange={(event) => onWant([change], event.target.checked)}
            aria-label={t('import.take', {
              name: nameOf(change.activity),
              when: span(change.activity),
            })}
            label={
              <>
                <bdi>{nameOf(change.activity)}</bdi>
                {change.before && change.before.name !== change.activity.name && (
                  <Was>{t('import.was', { what: isolate(nameOf(change.before)) })}</Was>
                )}
              </>
            }
          />
        ),
    },
    {
      id: 'kind',
      header: t('import.column.kind'),
      phone: 'below',
      width: '14%',
      cell: ({ kind }) => <KindMark tone={TONE[kind]}>{t(`import.kind.${kind}`)}</KindMark>,
    },
    {
      id: 'when',
      header: t('import.column.when'),
      phone: 'line',
      width: '24%',
      cell: ({ activity, before, kind }) => (
        <Value>
          {span(activity)}
          {kind === 'moved' && before && isElsewhen(before, activity) && (
            <Was>{t('import.was', { what: span(before) })}</Was>
          )}
        </Value>
      ),
    },
    {
      id: 'where',
      header: t('import.column.where'),
      phone: 'line',
      width: '14%',
      cell: ({ activity, before }) => (
        <Value>
          <span>
            <bdi>{where(activity)}</bdi>
          </span>
          {before && before.pitchIds[0] !== activity.pitchIds[0] && (
            <Was>{t('import.was', { what: isolate(where(before)) })}</Was>
          )}
        </Value>
      ),
    },
    {
      id: 'notes',
      header: t('import.column.notes'),
      phone: 'line',
      width: '24%',
      cell: (change) => <ChangeLines lines={notes(change)} />,
    },
  ]
}

/** A phone leaves out what says nothing. */
const Table = styled.div`
  ${stacked} {
    td:has(> ul:empty) {
      display: none;
    }
  }
`
const Value = styled.div`
  display: grid;
`
const Was = styled.span`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
