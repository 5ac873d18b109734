import Calendar from 'lucide-react/icons/calendar'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudRain from 'lucide-react/icons/cloud-rain'
import Droplet from 'lucide-react/icons/droplet'
import Ellipsis from 'lucide-react/icons/ellipsis'
import FileText from 'lucide-react/icons/file-text'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Hourglass from 'lucide-react/icons/hourglass'
import House from 'lucide-react/icons/house'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import ListChecks from 'lucide-react/icons/list-checks'
import ListFilter from 'lucide-react/icons/list-filter'
import LogOut from 'lucide-react/icons/log-out'
import Monitor from 'lucide-react/icons/monitor'
import Package from 'lucide-react/icons/package'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Search from 'lucide-react/icons/search'
import Settings from 'lucide-react/icons/settings'
import Snowflake from 'lucide-react/icons/snowflake'
import Sun from 'lucide-react/icons/sun'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import X from 'lucide-react/icons/x'
import { createShape } from './createShape'
import { strokeWidth } from './Glyph'

export type IconName = keyof typeof icons

type IconProps = {
  name: IconName
  /** Pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
  /** Read out; without it the icon is decoration. */
  label?: string
}

/** An icon by name. Those that point along the reading direction turn round in Arabic. */
export function Icon({ name, size = 20, label }: IconProps) {
  const Shape = icons[name]
  return (
    <Shape
      size={size}
      strokeWidth={strokeWidth(size)}
      data-flip={directional.has(name) || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    />
  )
}

const icons = {
  house: House,
  calendar: Calendar,
  clipboardList: ClipboardList,
  users: Users,
  userX: UserX,
  settings: Settings,
  cloudCheck: CloudCheck,
  cloudRain: CloudRain,
  listChecks: ListChecks,
  listFilter: ListFilter,
  monitor: Monitor,
  plus: Plus,
  check: Check,
  play: Play,
  droplet: Droplet,
  clock: Clock,
  hourglass: Hourglass,
  chevronDown: ChevronDown,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  x: X,
  ellipsis: Ellipsis,
  search: Search,
  layoutGrid: LayoutGrid,
  logOut: LogOut,
  sun: Sun,
  snowflake: Snowflake,
  fileText: FileText,
  flaskConical: FlaskConical,
  package: Package,
  panelLeftClose: PanelLeftClose,
  panelLeftOpen: PanelLeftOpen,
  // Shapes of this product that lucide has none for.
  pitch: createShape({
    node: [
      [
        'path',
        {
          d: 'M3.5 5h17a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM12 5v14M2.5 9H6v6H2.5M21.5 9H18v6h3.5M9.6 12a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
          key: 'd',
        },
      ],
    ],
  }),
  disease: createShape({
    node: [
      [
        'path',
        {
          d: 'M12 3v5M12 16v5M3 12h5M16 12h5M5.6 5.6l3.6 3.600M14.8 14.800l3.6 3.600M18.4 5.600l-3.6 3.600M9.2 14.800l-3.6 3.600M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
          key: 'd',
        },
      ],
    ],
  }),
}

const directional: ReadonlySet<string> = new Set([
  'chevronLeft',
  'chevronRight',
  'logOut',
  'panelLeftClose',
  'panelLeftOpen',
])
