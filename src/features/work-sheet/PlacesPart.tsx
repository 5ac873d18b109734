import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { needsPitch, takesPitch } from '@/domain/activityName'
import type { Pitch, Section } from '@/domain/pitch'
import type { User } from '@/domain/user'
import type { Id } from '@/domain/wire'
import { Checkbox } from '@/ui/Checkbox'
import { MultiSelectField } from '@/ui/MultiSelectField'
import { NumberField } from '@/ui/NumberField'
import { Cell } from './Cell'
import type { WorkDraft } from './workDraft'

type PlacesPartProps = {
  draft: WorkDraft
  errors: Readonly<Record<string, string>>
  pitches: readonly Pitch[]
  sections: readonly Section[]
  people: readonly User[]
  isNew: boolean
  onChange: (draft: WorkDraft) => void
}

/** Where the work is done; new work on several pitches may begin later on each and be done by others (F13). */
export function PlacesPart({ draft, errors, pitches, sections, people, isNew, onChange }: PlacesPartProps) {
  const { t } = useTranslation('work')
  const set = (change: Partial<WorkDraft>) => onChange({ ...draft, ...change })
  const here = sections.filter(({ pitchId }) => draft.pitchIds.includes(pitchId))
  const several = isNew && draft.pitchIds.length > 1
  const apart = Object.keys(draft.peopleAt).length > 0
  const choose = (pitchIds: Id[]) =>
    set({
      pitchIds,
      peopleAt: Object.fromEntries(Object.entries(draft.peopleAt).filter(([id]) => pitchIds.includes(id))),
      sectionIds: draft.sectionIds.filter((id) => {
        const section = sections.find((one) => one.id === id)
        return section === undefined || pitchIds.includes(section.pitchId)
      }),
    })
  // What was told of a pitch all the same stays to be seen and taken away.
  if (!takesPitch(draft.type) && draft.pitchIds.length === 0 && errors.pitchIds === undefined) return null
  return (
    <>
      <Cell>
        <MultiSelectField
          size="small"
          label={t(isNew ? 'sheet.pitches' : 'field.pitch')}
          required={isNew && needsPitch(draft.type)}
          error={errors.pitchIds}
          description={several ? t('sheet.oneEach', { count: draft.pitchIds.length }) : undefined}
          value={draft.pitchIds}
          options={pitches.map(({ id, name }) => ({ id, label: name }))}
          onChange={choose}
        />
      </Cell>
      {several && (
        <>
          <Cell data-width="half" data-pair>
            <NumberField
              size="small"
              label={t('sheet.stagger')}
              description={t('sheet.staggerHelp')}
              unit={t('sheet.minutes')}
              min={0}
              digits={0}
              value={draft.stagger}
              onChange={(stagger) => set({ stagger: stagger ?? 0 })}
            />
          </Cell>
          <Cell data-width="half" data-pair>
            <Box>
              <Checkbox
                label={t('sheet.peopleApart')}
                checked={apart}
                onChange={(event) =>
                  set({
                    peopleAt: event.target.checked
                      ? Object.fromEntries(draft.pitchIds.map((id) => [id, draft.userIds]))
                      : {},
                  })
                }
              />
            </Box>
          </Cell>
          {apart &&
            draft.pitchIds.map((id) => (
              <Cell key={id}>
                <MultiSelectField
                  size="small"
                  label={t('sheet.peopleOn', { pitch: pitches.find((one) => one.id === id)?.name ?? id })}
                  placeholder={t('sheet.nobody')}
                  value={(Object.hasOwn(draft.peopleAt, id) && draft.peopleAt[id]) || draft.userIds}
                  options={people.map((one) => ({ id: one.id, label: one.fullName }))}
                  onChange={(userIds) => set({ peopleAt: { ...draft.peopleAt, [id]: userIds } })}
                />
              </Cell>
            ))}
        </>
      )}
      {here.length > 0 && (
        <Cell>
          <MultiSelectField
            size="small"
            label={t('sheet.sections')}
            error={errors.sectionIds}
            placeholder={t('sheet.wholePitch')}
            value={draft.sectionIds}
            options={here.map(({ id, name }) => ({ id, label: name }))}
            onChange={(sectionIds) => set({ sectionIds })}
          />
        </Cell>
      )}
    </>
  )
}

const Box = styled.div`
  padding-block-start: 22px;
`
