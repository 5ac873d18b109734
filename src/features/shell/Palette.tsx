import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { useGetCompanyQuery } from '@/api/api'
import { useGetPitchesQuery } from '@/api/pitches'
import { addresses, withWorkSheet } from '@/domain/addresses'
import { ACTIVITY_NAMES, MOBILE_ACTIVITY_NAMES } from '@/domain/activityName'
import { readTypedDay } from '@/domain/readTypedDay'
import { useFormat } from '@/i18n/format'
import { useLogOut } from '@/session/useLogOut'
import { ActivityIcon } from '@/ui/ActivityIcon'
import { CommandPalette, type PaletteGroup } from '@/ui/CommandPalette'
import { Icon } from '@/ui/Icon'
import { Kbd } from '@/ui/Kbd'
import { ToolIcon } from '@/ui/ToolIcon'
import { useNow } from '@/ui/useNow'
import { type Destination, SETTINGS } from './destinations'
import { takeTyped } from './typedAhead'

type PaletteProps = {
  destinations: readonly Destination[]
  canWrite: boolean
  onHelp: () => void
  onClose: () => void
}

/** Go to a page, a pitch or a date, begin an activity: by typing (visual.md, Shell). */
export function Palette({ destinations, canWrite, onHelp, onClose }: PaletteProps) {
  const { t } = useTranslation(['common', 'activity', 'keys'])
  const format = useFormat()
  const navigate = useNavigate()
  const logOut = useLogOut()
  const { data: company } = useGetCompanyQuery()
  const { data: pitches = [] } = useGetPitchesQuery()
  const [first] = useState(takeTyped)
  const [typed, setTyped] = useState(first)
  const now = useNow()
  const go = (to: string) => () => void navigate(to)

  const day = readTypedDay(typed, now, format)
  const dates: PaletteGroup = {
    id: 'dates',
    label: t('nav.calendar'),
    commands: day
      ? [
          {
            id: `day-${day}`,
            label: format.day(day, 'full'),
            keywords: typed,
            icon: <ToolIcon name="calendarDays" />,
            onSelect: go(addresses.calendar({ view: 'day', date: day })),
          },
        ]
      : [],
  }
  const pages: PaletteGroup = {
    id: 'pages',
    label: t('nav.main'),
    commands: [
      ...[...destinations, SETTINGS].map(({ key, to, icon }) => ({
        id: key,
        label: t(`nav.${key}`),
        icon: <Icon name={icon} />,
        onSelect: go(to),
      })),
      {
        id: 'keys',
        label: t('keys:title'),
        hint: <Kbd>?</Kbd>,
        icon: <ToolIcon name="keyboard" />,
        onSelect: onHelp,
      },
      { id: 'logOut', label: t('nav.logOut'), icon: <Icon name="logOut" />, onSelect: logOut },
    ],
  }
  const places: PaletteGroup = {
    id: 'places',
    label: t('nav.pitches'),
    commands: pitches.map(({ id, name }) => ({
      id: `pitch-${id}`,
      label: name,
      icon: <ToolIcon name="mapPin" />,
      onSelect: go(addresses.pitch(id)),
    })),
  }
  const types = ACTIVITY_NAMES.filter((name) => company?.allowedActivityNames.includes(name))
  const offered = types.length > 0 ? types : MOBILE_ACTIVITY_NAMES
  const work: PaletteGroup = {
    id: 'work',
    label: t('nav.logWork'),
    commands: canWrite
      ? [
          ...offered.map((type) => ({
            id: `work-${type}`,
            label: t(`activity:name.${type}`),
            icon: <ActivityIcon name={type} />,
            onSelect: go(`${addresses.calendar()}${withWorkSheet('', { kind: 'new', type })}`),
          })),
          ...pitches.map(({ id, name }) => ({
            id: `work-on-${id}`,
            label: name,
            icon: <Icon name="plus" />,
            onSelect: go(`${addresses.calendar()}${withWorkSheet('', { kind: 'new', pitchId: id })}`),
          })),
        ]
      : [],
  }
  return (
    <CommandPalette
      open
      onClose={onClose}
      groups={[dates, pages, places, work]}
      first={first}
      onInput={setTyped}
    />
  )
}
