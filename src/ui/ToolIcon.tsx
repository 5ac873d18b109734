import CalendarClock from 'lucide-react/icons/calendar-clock'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Copy from 'lucide-react/icons/copy'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Keyboard from 'lucide-react/icons/keyboard'
import MapPin from 'lucide-react/icons/map-pin'
import Moon from 'lucide-react/icons/moon'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Printer from 'lucide-react/icons/printer'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Share2 from 'lucide-react/icons/share-2'
import Trash2 from 'lucide-react/icons/trash-2'
import { strokeWidth } from './Glyph'

type ToolIconProps = {
  name: keyof typeof tools
  /** Pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
}

/** Icons of tools that stand on few pages: apart from `Icon`, whose every picture comes with the first page. */
export function ToolIcon({ name, size = 20 }: ToolIconProps) {
  const Shape = tools[name]
  return <Shape size={size} strokeWidth={strokeWidth(size)} aria-hidden />
}

const tools = {
  calendarClock: CalendarClock,
  calendarDays: CalendarDays,
  copy: Copy,
  gripVertical: GripVertical,
  keyboard: Keyboard,
  mapPin: MapPin,
  moon: Moon,
  pause: Pause,
  pencil: Pencil,
  printer: Printer,
  rotateCcw: RotateCcw,
  share: Share2,
  trash: Trash2,
}
