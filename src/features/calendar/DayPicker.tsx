import { useTranslation } from 'react-i18next'
import type { Day } from '@/domain/wire'
import { Popover } from '@/ui/Popover'
import type { DayNotes } from './dayNotes'
import { DayTitle } from './DayTitle'
import { MiniMonth } from './MiniMonth'

type DayPickerProps = {
  title: string
  date: Day
  notes: ReadonlyMap<Day, DayNotes>
  counts: ReadonlyMap<Day, number>
  open: boolean
  onOpenChange: (open: boolean) => void
  onDay: (day: Day) => void
}

/** The title of the page, which opens a month and a field to go to another day. */
export function DayPicker({ title, date, notes, counts, open, onOpenChange, onDay }: DayPickerProps) {
  const { t } = useTranslation('calendar')
  return (
    <Popover
      label={t('month.typed')}
      open={open}
      onOpenChange={onOpenChange}
      trigger={<DayTitle title={title} />}
    >
      <MiniMonth
        typed
        {...{ date, notes, counts }}
        onDay={(day) => {
          onOpenChange(false)
          onDay(day)
        }}
      />
    </Popover>
  )
}
