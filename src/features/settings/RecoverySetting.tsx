import styled from '@emotion/styled'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useGetLocalDataQuery, useSaveLocalDataMutation, useTakeBackLocalDataMutation } from '@/api/localData'
import { ACTIVITY_NAMES, type KnownActivityName, needsPitch } from '@/domain/activityName'
import { LONGEST_RECOVERY, usualRecovery } from '@/domain/planning/recovery'
import { useFormat } from '@/i18n/format'
import { without } from '@/lib/without'
import { hiddenStyles } from '@/ui/hiddenStyles'
import { LazySelect } from '@/ui/LazySelect'
import { NumberField } from '@/ui/NumberField'
import { token } from '@/ui/tokens'
import { useActivityWords } from '@/ui/useActivityWords'
import { useUndoToast } from '@/ui/useUndoToast'
import { useTold } from '@/ui/useTold'

const HOUR = 60
const LONGEST_HOURS = LONGEST_RECOVERY / HOUR
/** What leaves the ground as it was is not asked for until somebody wants it otherwise. */
const RESTING = ACTIVITY_NAMES.filter((name) => usualRecovery(name).most > 0)
const isTime = (hours: number) => hours >= 0 && hours <= LONGEST_HOURS

/** How long a pitch rests after each kind of work (B1); an empty field is the usual time. */
export function RecoverySetting() {
  const { t } = useTranslation('settings')
  const format = useFormat()
  const words = useActivityWords()
  const told = useTold()
  const say = useUndoToast()
  const { data } = useGetLocalDataQuery()
  const [save] = useSaveLocalDataMutation()
  const [takeBack] = useTakeBackLocalDataMutation()
  const [typed, setTyped] = useState<ReadonlyMap<KnownActivityName, number | null>>(new Map())
  const [added, setAdded] = useState<readonly KnownActivityName[]>([])
  if (!data) return null
  const own = data.recoveryMinutes
  const shown = ACTIVITY_NAMES.filter(
    (name) => RESTING.includes(name) || Object.hasOwn(own, name) || added.includes(name),
  )
  const others = ACTIVITY_NAMES.filter((name) => needsPitch(name) && !shown.includes(name))
  const valueOf = (name: KnownActivityName): number | null => {
    const now = typed.get(name)
    if (now !== undefined) return now
    const minutes = own[name]
    return minutes === undefined ? null : minutes / HOUR
  }
  const usual = (name: KnownActivityName): string => {
    const { least, most } = usualRecovery(name)
    const hours = (minutes: number) => format.number(minutes / HOUR, minutes % HOUR === 0 ? 0 : 1)
    return least === most ? hours(least) : `${hours(least)}–${hours(most)}`
  }
  const keep = async (name: KnownActivityName) => {
    const hours = typed.get(name)
    if (hours === undefined || (hours !== null && !isTime(hours))) return
    setTyped((all) => new Map([...all].filter(([one]) => one !== name)))
    const after = hours === null ? undefined : Math.round(hours * HOUR)
    if (after === own[name]) return
    const recoveryMinutes = after === undefined ? without(own, name) : { ...own, [name]: after }
    const { error } = await told(save({ recoveryMinutes }))
    if (error === undefined)
      say(t('recovery.saved', { work: words.type(name) }), async () =>
        takeBack({ before: { recoveryMinutes: own }, after: { recoveryMinutes } }),
      )
    // It stays to be tried again, unless something else has been typed meanwhile.
    else setTyped((all) => (all.has(name) ? all : new Map(all).set(name, hours)))
  }
  return (
    <Box>
      <p>{t('recovery.text')}</p>
      <Fields>
        {shown.map((name) => {
          const value = valueOf(name)
          return (
            <Line key={name} data-usual={value === null || undefined}>
              <NumberField
                label={words.type(name)}
                size="small"
                unit="h"
                digits={1}
                placeholder={usual(name)}
                description={t('recovery.usual', { hours: usual(name) })}
                value={value}
                onChange={(hours) => setTyped((all) => new Map(all).set(name, hours))}
                onBlur={() => void keep(name)}
                error={
                  value !== null && !isTime(value)
                    ? t('recovery.wrong', { most: format.number(LONGEST_HOURS) })
                    : undefined
                }
              />
            </Line>
          )
        })}
      </Fields>
      <LazySelect
        label={t('recovery.other')}
        options={others.map((id) => ({ id, label: words.type(id) }))}
        value={null}
        onChange={(id) => setAdded([...added, id as KnownActivityName])}
      />
    </Box>
  )
}

const Box = styled.div`
  display: grid;
  gap: 16px;
  font: 400 ${token('t-14')} ${token('font')};
`
const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 300px), 1fr));
  column-gap: 32px;
  border-block-start: 1px solid ${token('line')};
`
/** The work, and its hours at the end of the line: nine of them are one list, not nine forms. */
const Line = styled.div`
  position: relative;
  border-block-end: 1px solid ${token('line')};

  > div {
    grid-template-columns: minmax(0, 1fr) 112px;
    align-content: center;
    align-items: center;
    gap: 0 16px;
    block-size: 100%;
    min-block-size: 48px;
    padding-block: 4px;
  }
  label[data-size] {
    font: 500 ${token('t-14')} ${token('font')};
    color: ${token('ink')};
  }
  /* The field stands beside the name and what is usual; what is wrong has the line below. */
  label + * {
    grid-column: 2;
    grid-row: 1 / span 2;
  }
  p {
    margin: 0;
  }
  [id$='-error'] {
    grid-column: 1 / -1;
    grid-row: 3;
  }
  /* An empty field shows what is usual itself; one that is filled says what it was. */
  &[data-usual] [id$='-help'] {
    ${hiddenStyles}
  }
  &[data-usual] label {
    grid-row: 1 / span 2;
  }
`
