import styled from '@emotion/styled'
import { useTranslation } from 'react-i18next'
import { useActivityText } from '@/i18n/activityText'
import { useFormat } from '@/i18n/format'
import { byName } from '@/lib/byName'
import { chosenBy, shownChoice } from '@/lib/groupedChoice'
import { ACTIVITY_FAMILIES, activityFamily, ActivityIcon, familyHue } from './ActivityIcon'
import { MultiSelectField } from './MultiSelectField'
import { Switch } from './Switch'
import { token } from './tokens'

/** What is shown of work; of an empty list everything is. */
type Shown = {
  mine: boolean
  grounds: readonly string[]
  people: readonly string[]
  types: readonly string[]
}

type WorkFilterFieldsProps = {
  value: Shown
  onChange: (change: Partial<Shown>) => void
  pitches: readonly { id: string; name: string }[]
  /** Whom the work can be filtered by; undefined where people are nobody's business. */
  people: readonly { id: string; fullName: string }[] | undefined
  /** The types of work that there are. */
  types: readonly string[]
}

/** Which pitches, work and people a page is about, several of each; the same on every page that filters (F7, F16). */
export function WorkFilterFields({ value, onChange, pitches, people, types }: WorkFilterFieldsProps) {
  const { t } = useTranslation('filters')
  const format = useFormat()
  const words = useActivityText()
  // A family of one type is that type.
  const families = new Map(
    ACTIVITY_FAMILIES.map(
      (family) => [family, types.filter((type) => activityFamily(type) === family)] as const,
    ).filter(([, members]) => members.length > 1),
  )
  const named = types.map((id) => ({ id, name: words.name(id) })).toSorted(byName(format.locale))
  return (
    <>
      <Switch label={t('mine')} checked={value.mine} onChange={(mine) => onChange({ mine })} />
      <MultiSelectField
        size="small"
        label={t('pitches')}
        placeholder={t('allPitches')}
        value={value.grounds}
        onChange={(grounds) => onChange({ grounds })}
        options={pitches.map(({ id, name }) => ({ id, label: name }))}
      />
      <MultiSelectField
        size="small"
        label={t('work')}
        placeholder={t('allWork')}
        value={shownChoice(value.types, families)}
        onChange={(shown) => onChange({ types: chosenBy(shown, value.types, families) })}
        options={[
          ...[...families].map(([family, members]) => ({
            id: family,
            label: t(`family.${family}`),
            hint: format.list(members.map(words.name)),
            icon: <Hue style={{ background: familyHue(family) }} />,
          })),
          ...named.map(({ id, name }) => ({ id, label: name, icon: <ActivityIcon name={id} size={16} /> })),
        ]}
      />
      {people && (
        <MultiSelectField
          size="small"
          label={t('people')}
          placeholder={t('everyone')}
          value={value.people}
          onChange={(chosen) => onChange({ people: chosen })}
          options={people.map(({ id, fullName }) => ({ id, label: fullName }))}
        />
      )}
    </>
  )
}

const Hue = styled.span`
  flex: none;
  inline-size: 12px;
  block-size: 12px;
  margin-inline: 2px;
  border-radius: ${token('r-mark')};
`
