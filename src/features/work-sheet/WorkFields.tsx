import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { ACTIVITY_STATUSES, type FieldAnswer } from '@/domain/activity'
import type { ActivityField } from '@/domain/activityConfiguration'
import { needsPitch } from '@/domain/activityName'
import type { Pitch, Section } from '@/domain/pitch'
import type { User } from '@/domain/user'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { Avatar } from '@/ui/Avatar'
import { ComboBoxField } from '@/ui/ComboBoxField'
import { DateField } from '@/ui/DateField'
import { phone } from '@/ui/media'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { SelectField } from '@/ui/SelectField'
import { TextArea } from '@/ui/TextArea'
import { TextField } from '@/ui/TextField'
import { TimeField } from '@/ui/TimeField'
import { token } from '@/ui/tokens'
import { FieldInput } from './FieldInput'
import { MachineField } from './MachineField'
import { ProductField } from './ProductField'
import { onDay, REPEATS, startingAt, type WorkDraft } from './workDraft'

type WorkFieldsProps = {
  draft: WorkDraft
  onChange: (draft: WorkDraft) => void
  onType: (type: string) => void
  /** Sentences by field; those of a type are called `field.<key>`. */
  errors: Readonly<Record<string, string>>
  fields: readonly ActivityField[]
  types: readonly string[]
  pitches: readonly Pitch[]
  sections: readonly Section[]
  people: readonly User[]
  /** Who is off on the day, with the word for why. */
  off: ReadonlyMap<string, string>
  area: number
  isNew: boolean
  with: { storage: boolean; products: boolean; cocktails: boolean; repeat: boolean }
}

/** The form of a piece of work: what all types share, then the fields of its type in the configuration's order. */
export function WorkFields({
  draft,
  onChange,
  onType,
  errors,
  fields,
  types,
  pitches,
  sections,
  people,
  off,
  area,
  isNew,
  with: has,
}: WorkFieldsProps) {
  const { t } = useTranslation('work')
  const words = useActivityText()
  const format = useFormat()
  const set = (change: Partial<WorkDraft>) => onChange({ ...draft, ...change })
  const answer = (key: string) => (value: FieldAnswer) => set({ answers: { ...draft.answers, [key]: value } })
  const firstDayOfWeek = format.weekStart === 0 ? 'sun' : 'mon'
  const here = sections.filter(({ pitchId }) => draft.pitchIds.includes(pitchId))
  const statuses = [...new Set<string>([...ACTIVITY_STATUSES, draft.status])]
  const typesWithOwn = types.includes(draft.type) ? types : [draft.type, ...types]
  return (
    <Grid>
      <Span data-width="full">
        <ComboBoxField
          size="small"
          label={t('sheet.type')}
          required
          error={errors.type}
          value={draft.type}
          onChange={(type) => {
            if (type !== null && type !== draft.type) onType(type)
          }}
          options={typesWithOwn
            .map((type) => ({
              id: type,
              label: words.name(type),
              icon: <ActivityIcon name={type} size={16} />,
            }))
            .toSorted((a, b) => a.label.localeCompare(b.label, format.locale))}
        />
      </Span>
      <Span data-width="full">
        <MultiSelectField
          size="small"
          label={t(isNew ? 'sheet.pitches' : 'field.pitch')}
          required={isNew && needsPitch(draft.type)}
          error={errors.pitchIds}
          description={
            isNew && draft.pitchIds.length > 1
              ? t('sheet.oneEach', { count: draft.pitchIds.length })
              : undefined
          }
          value={draft.pitchIds}
          options={pitches.map(({ id, name }) => ({ id, label: name }))}
          onChange={(pitchIds) =>
            set({
              pitchIds,
              sectionIds: draft.sectionIds.filter((id) => {
                const section = sections.find((one) => one.id === id)
                return section === undefined || pitchIds.includes(section.pitchId)
              }),
            })
          }
        />
      </Span>
      {here.length > 0 && (
        <Span data-width="full">
          <MultiSelectField
            size="small"
            label={t('sheet.sections')}
            error={errors.sectionIds}
            placeholder={t('sheet.wholePitch')}
            value={draft.sectionIds}
            options={here.map(({ id, name }) => ({ id, label: name }))}
            onChange={(sectionIds) => set({ sectionIds })}
          />
        </Span>
      )}
      <Span data-width="half">
        <DateField
          size="small"
          label={t('sheet.day')}
          required
          error={errors.day}
          value={draft.day}
          firstDayOfWeek={firstDayOfWeek}
          onChange={(day) => onChange(onDay(draft, day))}
        />
      </Span>
      <Span data-width="half">
        <SelectField
          size="small"
          label={t('sheet.status')}
          error={errors.status}
          value={draft.status}
          options={statuses.map((status) => ({ id: status, label: words.status(status) }))}
          onChange={(status) => set({ status })}
        />
      </Span>
      <Span data-width="half" data-pair>
        <TimeField
          size="small"
          label={t('sheet.start')}
          required
          error={errors.start}
          value={draft.start}
          onChange={(start) => onChange(startingAt(draft, start, format.timeZone))}
        />
      </Span>
      <Span data-width="half" data-pair>
        <TimeField
          size="small"
          label={t('sheet.end')}
          required
          error={errors.end}
          value={draft.end}
          onChange={(end) => set({ end })}
        />
      </Span>
      {draft.endDay !== null && (
        <Span data-width="full">
          <DateField
            size="small"
            label={t('sheet.endDay')}
            value={draft.endDay}
            firstDayOfWeek={firstDayOfWeek}
            onChange={(endDay) => set({ endDay: endDay === draft.day ? null : endDay })}
          />
        </Span>
      )}
      <Span data-width="full">
        <MultiSelectField
          size="small"
          label={words.field('people')}
          error={errors.userIds}
          placeholder={t('sheet.nobody')}
          value={draft.userIds}
          options={people.map(({ id, fullName }) => ({
            id,
            label: fullName,
            icon: <Avatar name={fullName} size="xs" off={off.has(id)} decorative />,
            ...(off.has(id) ? { hint: off.get(id) } : {}),
          }))}
          onChange={(userIds) => set({ userIds })}
        />
      </Span>
      {fields.map((field) => {
        const error = errors[`field.${field.key}`]
        const required = field.required ?? false
        if (field.key === 'machine')
          return has.storage ? (
            <MachineField
              key={field.key}
              type={draft.type}
              answer={draft.answers.machine}
              required={required}
              error={error}
              onChange={answer('machine')}
            />
          ) : null
        if (field.key === 'product')
          return has.products ? (
            <ProductField
              key={field.key}
              draft={draft}
              area={area}
              withCocktails={has.cocktails}
              required={required}
              error={error}
              onChange={answer('product')}
            />
          ) : null
        return (
          <FieldInput
            key={field.key}
            field={field}
            answer={draft.answers[field.key]}
            error={error}
            onChange={answer(field.key)}
          />
        )
      })}
      {isNew && has.repeat && (
        <>
          <Span data-width="half">
            <SelectField
              size="small"
              label={t('sheet.repeat')}
              value={draft.repeat}
              options={REPEATS.map((repeat) => ({ id: repeat, label: t(`sheet.repeats.${repeat}`) }))}
              onChange={(id) => set({ repeat: REPEATS.find((repeat) => repeat === id) ?? 'never' })}
            />
          </Span>
          {draft.repeat !== 'never' && (
            <Span data-width="half">
              <DateField
                size="small"
                label={t('sheet.until')}
                value={draft.until}
                min={draft.day ?? undefined}
                firstDayOfWeek={firstDayOfWeek}
                onChange={(until) => set({ until })}
              />
            </Span>
          )}
        </>
      )}
      <Span data-width="full">
        <TextField
          size="small"
          label={t('sheet.name')}
          error={errors.name}
          maxLength={200}
          value={draft.name}
          onChange={(event) => set({ name: event.target.value })}
        />
      </Span>
      <Span data-width="full">
        <TextArea
          size="small"
          label={words.field('notes')}
          error={errors.notes}
          value={draft.notes}
          onChange={(event) => set({ notes: event.target.value })}
        />
      </Span>
    </Grid>
  )
}

const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(6, minmax(0, 1fr));
  gap: 12px 8px;
  align-items: start;
  color: ${token('ink')};

  ${phone} {
    gap: 16px 12px;
  }
`
const Span = styled.div`
  grid-column: span 6;
  min-inline-size: 0;

  &[data-width='half'] {
    grid-column: span 3;
  }
  ${phone} {
    &[data-width='half']:not([data-pair]) {
      grid-column: span 6;
    }
  }
`
