import styled from '@emotion/styled'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Activity } from '@/domain/activity'
import { atGround } from '@/domain/groundTime'
import type { Fixture } from '@/domain/fixture'
import type { ChangeKind, FixtureChange } from '@/domain/ics/fixtureDiff'
import type { Clash } from '@/domain/planning/clashes'
import type { Id } from '@/domain/wire'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { Checkbox } from '@/ui/Checkbox'
import { Chip } from '@/ui/Chip'
import { type Column, DataTable } from '@/ui/DataTable'
import { EmptyState } from '@/ui/EmptyState'
import { Glyph } from '@/ui/Glyph'
import { phone } from '@/ui/media'
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
  const format = useFormat()
  const words = useActivityText()
  const [only, setOnly] = useState<ChangeKind | null>(null)
  const byId = new Map(
    [...activities, ...changes.map(({ activity }) => activity)].map((one) => [one.id, one]),
  )
  const shown = changes.filter(({ kind }) => (only === null ? kind !== 'unchanged' : kind === only))
  const choosable = shown.filter(({ kind }) => kind !== 'unchanged')
  const chosen = choosable.filter(isWanted).length

  const nameOf = ({ name, activityName }: Activity) => name ?? words.name(activityName)
  const span = ({ startDate, endDate }: Pick<Activity, 'startDate' | 'endDate'>) =>
    t('import.span', {
      day: format.day(atGround(startDate, format.timeZone).day, 'weekday'),
      from: format.time(startDate),
      to: format.time(endDate),
    })
  const where = ({ pitchIds }: Activity) => format.list(pitchIds.flatMap((id) => pitchName(id) ?? []))
  const notes = (change: FixtureChange): { text: string; isWrong?: boolean }[] => {
    const refusal = refusals.get(change.id)
    return [
      ...(refusal === undefined
        ? []
        : [{ text: t('import.note.failed', { reason: refusal }), isWrong: true }]),
      ...change.notes.map((note) => ({ text: t(`import.note.${note}`) })),
      ...clashLines(change).map((text) => ({ text })),
    ]
  }
  const clashLines = ({ activity, clashes }: FixtureChange): string[] => {
    const met = clashes.flatMap(({ kind, ids, fixture }: Clash) => {
      const id = ids.find((one) => one !== activity.id)
      const other = fixture ? fixtures.find((one) => one.id === id) : byId.get(id ?? '')
      if (!other) return []
      const name = 'kind' in other ? other.name || t(`export.fixture.${other.kind}`) : nameOf(other)
      const told = { work: isolate(name), when: span(other) }
      return [kind === 'pitch' ? t('import.note.pitch', told) : t('import.note.recovery', told)]
    })
    const rest = met.length - CLASHES_TOLD
    return rest > 0 ? [...met.slice(0, CLASHES_TOLD), t('import.more', { count: rest })] : met
  }

  const columns = columnsOf({ t, span, nameOf, where, notes, isWanted, onWant })
  const counts = KINDS.map((kind) => ({ kind, count: changes.filter((one) => one.kind === kind).length }))
  return (
    <Steps>
      <Filters role="group" aria-label={t('import.filter')}>
        <Chip pressed={only === null} onClick={() => setOnly(null)}>
          {t('import.all', { count: changes.filter(({ kind }) => kind !== 'unchanged').length })}
        </Chip>
        {counts
          .filter(({ count }) => count > 0)
          .map(({ kind, count }) => (
            <Chip key={kind} pressed={only === kind} onClick={() => setOnly(only === kind ? null : kind)}>
              {t('import.kindCount', { kind: t(`import.kind.${kind}`), count })}
            </Chip>
          ))}
      </Filters>
      {choosable.length > 0 && (
        <Checkbox
          label={t('import.takeAll')}
          checked={chosen === choosable.length}
          mixed={chosen > 0 && chosen < choosable.length}
          onChange={(event) => onWant(choosable, event.target.checked)}
        />
      )}
      {shown.length === 0 ? (
        <EmptyState title={t(changes.length === 0 ? 'import.nowhere' : 'import.nothing')} />
      ) : (
        <Ground>
          <DataTable
            caption={t('import.table')}
            hideCaption
            columns={columns}
            rows={shown}
            rowId={({ id }) => id}
          />
        </Ground>
      )}
    </Steps>
  )
}

const isElsewhen = (before: Activity, after: Activity): boolean =>
  before.startDate !== after.startDate || before.endDate !== after.endDate

type View = Pick<PreviewStepProps, 'isWanted' | 'onWant'> & {
  t: TFunction<'exchange'>
  span: (activity: Activity) => string
  nameOf: (activity: Activity) => string
  where: (activity: Activity) => string
  notes: (change: FixtureChange) => { text: string; isWrong?: boolean }[]
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
      width: '14%',
      cell: ({ kind }) => <Kind data-kind={kind}>{t(`import.kind.${kind}`)}</Kind>,
    },
    {
      id: 'when',
      header: t('import.column.when'),
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
      width: '24%',
      cell: (change) => (
        <Notes>
          {notes(change).map(({ text, isWrong }) => (
            <li key={text} data-wrong={isWrong || undefined}>
              <Glyph name="warning" size={14} />
              <span>{text}</span>
            </li>
          ))}
        </Notes>
      ),
    },
  ]
}

const Steps = styled.div`
  display: grid;
  gap: 12px;
`
const Filters = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
/** The head of the table sticks to the dialog, and has its colour. A phone leaves out what says nothing. */
const Ground = styled.div`
  --table-ground: ${token('paper')};

  ${phone} {
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
const Kind = styled.span`
  padding: 2px 8px;
  border-radius: ${token('r-mark')};
  font: 500 ${token('t-12')} ${token('font')};
  white-space: nowrap;
  background: ${token('nodata-bg')};
  color: ${token('ink')};

  &[data-kind='added'] {
    background: ${token('mint')};
    color: ${token('green-deep')};
  }
  &:is([data-kind='moved'], [data-kind='changed']) {
    background: ${token('blue-tint')};
    color: ${token('blue')};
  }
  &:is([data-kind='cancelled'], [data-kind='gone']) {
    background: ${token('red-tint')};
    color: ${token('red')};
  }
`
const Notes = styled.ul`
  display: grid;
  gap: 4px;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('amber-deep')};

  li {
    display: flex;
    gap: 4px;
  }
  [data-wrong] {
    color: ${token('red')};
  }
  svg {
    flex: none;
    margin-block-start: 2px;
  }
`
