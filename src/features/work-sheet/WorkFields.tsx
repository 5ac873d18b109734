import { useTranslation } from 'react-i18next'
import type { FieldAnswer } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { nextDirection } from '@/domain/planning/cutDirection'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { ComboBoxField } from '@/ui/ComboBoxField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { Cell } from './Cell'
import { CANCEL_REASON } from '@/domain/calledOff'
import { CHECKLIST } from '@/domain/checklist'
import { isSharedAmount } from '@/domain/sharedAnswers'
import { ChecklistPart } from './ChecklistPart'
import { DirectionField } from './DirectionField'
import { FieldInput } from './FieldInput'
import { MachineField } from './MachineField'
import { MoreDetails } from './MoreDetails'
import { PeopleField } from './PeopleField'
import { PlacesPart } from './PlacesPart'
import { ProductField } from './ProductField'
import { TemplatePart } from './TemplatePart'
import { TimesPart } from './TimesPart'
import type { ClashNames } from './useClashNames'
import { useEarlierCuts } from './useEarlierCuts'
import { useFigures } from './useFigures'
import { type MoneyText, useMoney } from './useMoney'
import { type SharedText, useShares } from './useShares'
import { useOffOn } from './useOffOn'
import { useShownFields } from './useShownFields'
import type { WorkEntry } from './useWorkForm'
import type { WorkGround } from './useWorkGround'
import { WindowPart } from './WindowPart'
import { WorkGrid } from './WorkGrid'
import type { WorkDraft } from './workDraft'

type WorkFieldsProps = {
  entry: WorkEntry
  ground: WorkGround
  names: ClashNames
  onType: (type: string) => void
  /** So many days later, at once. */
  onMove: (days: number) => void
}

/** The form of a piece of work: what all types share, then the fields of its type, the first at once and the rest behind a press. */
export function WorkFields({ entry, ground, names, onType, onMove }: WorkFieldsProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const { draft, change, errors, has, around, base } = entry
  const isNew = base === null
  const off = useOffOn(draft.day)
  const cuts = useEarlierCuts(draft, base, entry.history)
  const directions = entry.fields.find(({ key }) => key === 'direction')?.options?.map(({ value }) => value)
  const direction = cuts && nextDirection(cuts, directions?.length ? directions : undefined)
  const figures = useFigures(entry, cuts, ground)
  const money = useMoney(entry)
  const details = useShownFields(
    entry,
    entry.fields.filter(({ key }) => !PLACED.has(key)),
  )
  const shares = useShares(entry, ground)
  const set = (next: Partial<WorkDraft>) => change({ ...draft, ...next })
  const answer = (key: string) => (value: FieldAnswer) => set({ answers: { ...draft.answers, [key]: value } })
  const typesWithOwn = ground.types.includes(draft.type) ? ground.types : [draft.type, ...ground.types]
  const busyText = (taken: PlanTaken) =>
    new Map(
      [...taken].map(([id, other]) => [
        id,
        t('sheet.busyWith', {
          work: words.name(other.activityName),
          from: format.time(other.startDate),
          to: format.time(other.endDate),
        }),
      ]),
    )
  const machineField = has.storage ? entry.fields.find(({ key }) => key === 'machine') : undefined
  const type = (
    <Cell>
      <ComboBoxField
        size="small"
        label={t('sheet.type')}
        required
        error={errors.type}
        value={draft.type}
        onChange={(next) => {
          if (next !== null && next !== draft.type) onType(next)
        }}
        options={typesWithOwn
          .map((one) => ({ id: one, label: words.name(one), icon: <ActivityIcon name={one} size={16} /> }))
          .toSorted((a, b) => a.label.localeCompare(b.label, format.locale))}
      />
    </Cell>
  )
  const places = (
    <PlacesPart
      draft={draft}
      errors={errors}
      pitches={ground.pitches}
      sections={ground.sections}
      people={ground.people}
      isNew={isNew}
      onChange={change}
    />
  )
  const oneField = (field: ActivityField) => (
    <OneField
      key={field.key}
      field={field}
      entry={entry}
      ground={ground}
      direction={direction}
      figures={figures}
      shares={shares}
      money={money(field.key)}
      onAnswer={answer(field.key)}
    />
  )
  return (
    <WorkGrid>
      {isNew && type}
      {isNew && places}
      <TimesPart draft={draft} errors={errors} onMove={isNew ? undefined : onMove} onChange={change} />
      <WindowPart entry={entry} names={names} />
      <Cell data-width={machineField ? 'half' : undefined}>
        <PeopleField
          people={ground.people}
          value={draft.userIds}
          off={off}
          busy={busyText(around.people)}
          error={errors.userIds}
          onChange={(userIds) => set({ userIds })}
        />
      </Cell>
      {machineField && (
        <Cell data-width="half">
          <MachineField
            type={draft.type}
            answer={draft.answers.machine}
            required={machineField.required ?? false}
            error={errors['field.machine']}
            busy={busyText(around.machines)}
            onChange={answer('machine')}
          />
        </Cell>
      )}
      {details.first.map(oneField)}
      {details.rest.length > 0 && (
        <MoreDetails fields={details.rest} isOpen={details.isOpen} onToggle={details.toggle}>
          {details.rest.map(oneField)}
        </MoreDetails>
      )}
      <ChecklistPart answer={draft.answers[CHECKLIST]} onChange={answer(CHECKLIST)} />
      {!isNew && type}
      {!isNew && places}
      <Cell>
        <TextField
          size="small"
          label={t('sheet.name')}
          error={errors.name}
          maxLength={200}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Cell>
      <Cell>
        <TextArea
          size="small"
          label={words.field('notes')}
          error={errors.notes}
          value={draft.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
      </Cell>
      <TemplatePart draft={draft} onChange={change} />
    </WorkGrid>
  )
}

/** Have places of their own. */
const PLACED = new Set(['machine', CHECKLIST, CANCEL_REASON])

type PlanTaken = WorkEntry['around']['people']

type OneFieldProps = {
  field: ActivityField
  entry: WorkEntry
  ground: WorkGround
  direction: ReturnType<typeof nextDirection> | undefined
  figures: (field: string) => string | undefined
  shares: SharedText
  money: MoneyText | undefined
  onAnswer: (value: FieldAnswer) => void
}

function OneField({ field, entry, ground, direction, figures, shares, money, onAnswer }: OneFieldProps) {
  const { draft, has, errors } = entry
  const { key } = field
  const error = errors[`field.${key}`]
  if (key === 'product')
    return has.products ? (
      <ProductField
        draft={draft}
        area={entry.area}
        shares={shares}
        around={entry.around}
        ground={ground}
        withCocktails={has.cocktails}
        required={field.required ?? false}
        error={error}
        onChange={onAnswer}
      />
    ) : null
  if (key === 'direction')
    return (
      <DirectionField
        field={field}
        answer={draft.answers.direction}
        proposal={direction}
        error={error}
        onChange={onAnswer}
      />
    )
  return (
    <FieldInput
      field={field}
      answer={draft.answers[key]}
      error={error}
      figures={figures(key)}
      shares={isSharedAmount(field) ? shares : undefined}
      money={money}
      onChange={onAnswer}
    />
  )
}
