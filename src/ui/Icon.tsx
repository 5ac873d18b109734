import type { LucideIcon } from 'lucide-react'
import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import ArrowRight from 'lucide-react/icons/arrow-right'
import ArrowUp from 'lucide-react/icons/arrow-up'
import ArrowUpRight from 'lucide-react/icons/arrow-up-right'
import Award from 'lucide-react/icons/award'
import Ban from 'lucide-react/icons/ban'
import Banknote from 'lucide-react/icons/banknote'
import Battery from 'lucide-react/icons/battery'
import Beaker from 'lucide-react/icons/beaker'
import Bed from 'lucide-react/icons/bed'
import Bell from 'lucide-react/icons/bell'
import Bookmark from 'lucide-react/icons/bookmark'
import Briefcase from 'lucide-react/icons/briefcase'
import Building2 from 'lucide-react/icons/building-2'
import Calendar from 'lucide-react/icons/calendar'
import CalendarDays from 'lucide-react/icons/calendar-days'
import CalendarOff from 'lucide-react/icons/calendar-off'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarX from 'lucide-react/icons/calendar-x'
import Camera from 'lucide-react/icons/camera'
import ChartColumn from 'lucide-react/icons/chart-column'
import ChartLine from 'lucide-react/icons/chart-line'
import Check from 'lucide-react/icons/check'
import ChevronDown from 'lucide-react/icons/chevron-down'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import ChevronUp from 'lucide-react/icons/chevron-up'
import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import CircleDashed from 'lucide-react/icons/circle-dashed'
import CircleDot from 'lucide-react/icons/circle-dot'
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark'
import CircleX from 'lucide-react/icons/circle-x'
import ClipboardList from 'lucide-react/icons/clipboard-list'
import Clock from 'lucide-react/icons/clock'
import CloudCheck from 'lucide-react/icons/cloud-check'
import CloudOff from 'lucide-react/icons/cloud-off'
import CloudRain from 'lucide-react/icons/cloud-rain'
import CloudSun from 'lucide-react/icons/cloud-sun'
import Command from 'lucide-react/icons/command'
import Contact from 'lucide-react/icons/contact'
import Copy from 'lucide-react/icons/copy'
import Download from 'lucide-react/icons/download'
import Droplet from 'lucide-react/icons/droplet'
import Ellipsis from 'lucide-react/icons/ellipsis'
import ExternalLink from 'lucide-react/icons/external-link'
import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import FileDown from 'lucide-react/icons/file-down'
import FileText from 'lucide-react/icons/file-text'
import Flag from 'lucide-react/icons/flag'
import FlaskConical from 'lucide-react/icons/flask-conical'
import Fuel from 'lucide-react/icons/fuel'
import Gauge from 'lucide-react/icons/gauge'
import Globe from 'lucide-react/icons/globe'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import GripVertical from 'lucide-react/icons/grip-vertical'
import Hammer from 'lucide-react/icons/hammer'
import Heart from 'lucide-react/icons/heart'
import History from 'lucide-react/icons/history'
import Hourglass from 'lucide-react/icons/hourglass'
import House from 'lucide-react/icons/house'
import Info from 'lucide-react/icons/info'
import KeyRound from 'lucide-react/icons/key-round'
import Keyboard from 'lucide-react/icons/keyboard'
import Layers from 'lucide-react/icons/layers'
import LayoutGrid from 'lucide-react/icons/layout-grid'
import Leaf from 'lucide-react/icons/leaf'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListFilter from 'lucide-react/icons/list-filter'
import Lock from 'lucide-react/icons/lock'
import LockOpen from 'lucide-react/icons/lock-open'
import LogOut from 'lucide-react/icons/log-out'
import Mail from 'lucide-react/icons/mail'
import MapPin from 'lucide-react/icons/map-pin'
import Maximize from 'lucide-react/icons/maximize'
import Megaphone from 'lucide-react/icons/megaphone'
import MessageSquare from 'lucide-react/icons/message-square'
import Minimize from 'lucide-react/icons/minimize'
import Minus from 'lucide-react/icons/minus'
import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Move from 'lucide-react/icons/move'
import Navigation from 'lucide-react/icons/navigation'
import Package from 'lucide-react/icons/package'
import PanelLeft from 'lucide-react/icons/panel-left'
import PanelLeftClose from 'lucide-react/icons/panel-left-close'
import PanelLeftOpen from 'lucide-react/icons/panel-left-open'
import Pause from 'lucide-react/icons/pause'
import Pencil from 'lucide-react/icons/pencil'
import Percent from 'lucide-react/icons/percent'
import Phone from 'lucide-react/icons/phone'
import Plane from 'lucide-react/icons/plane'
import Play from 'lucide-react/icons/play'
import Plus from 'lucide-react/icons/plus'
import Printer from 'lucide-react/icons/printer'
import QrCode from 'lucide-react/icons/qr-code'
import RefreshCw from 'lucide-react/icons/refresh-cw'
import Repeat from 'lucide-react/icons/repeat'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Ruler from 'lucide-react/icons/ruler'
import Save from 'lucide-react/icons/save'
import Scissors from 'lucide-react/icons/scissors'
import Search from 'lucide-react/icons/search'
import Send from 'lucide-react/icons/send'
import Settings from 'lucide-react/icons/settings'
import Shield from 'lucide-react/icons/shield'
import Shirt from 'lucide-react/icons/shirt'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import Snowflake from 'lucide-react/icons/snowflake'
import Sprout from 'lucide-react/icons/sprout'
import Square from 'lucide-react/icons/square'
import Star from 'lucide-react/icons/star'
import Stethoscope from 'lucide-react/icons/stethoscope'
import StickyNote from 'lucide-react/icons/sticky-note'
import Sun from 'lucide-react/icons/sun'
import Sunrise from 'lucide-react/icons/sunrise'
import Table from 'lucide-react/icons/table'
import Tag from 'lucide-react/icons/tag'
import Thermometer from 'lucide-react/icons/thermometer'
import ThumbsDown from 'lucide-react/icons/thumbs-down'
import ThumbsUp from 'lucide-react/icons/thumbs-up'
import Timer from 'lucide-react/icons/timer'
import Tractor from 'lucide-react/icons/tractor'
import Trash2 from 'lucide-react/icons/trash-2'
import TrendingDown from 'lucide-react/icons/trending-down'
import TrendingUp from 'lucide-react/icons/trending-up'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import Trophy from 'lucide-react/icons/trophy'
import Truck from 'lucide-react/icons/truck'
import Umbrella from 'lucide-react/icons/umbrella'
import Undo2 from 'lucide-react/icons/undo-2'
import Upload from 'lucide-react/icons/upload'
import User from 'lucide-react/icons/user'
import UserX from 'lucide-react/icons/user-x'
import Users from 'lucide-react/icons/users'
import WifiOff from 'lucide-react/icons/wifi-off'
import Wind from 'lucide-react/icons/wind'
import Wrench from 'lucide-react/icons/wrench'
import X from 'lucide-react/icons/x'
import { strokeWidth } from './Glyph'

export type IconName = keyof typeof icons | keyof typeof own

type IconProps = {
  name: IconName
  /** Pixels. */
  size?: 12 | 14 | 16 | 20 | 24 | 32
  /** Read out; without it the icon is decoration. */
  label?: string
}

/** An icon by name. Those that point along the reading direction turn round in Arabic. */
export function Icon({ name, size = 20, label }: IconProps) {
  const attributes = {
    'data-flip': directional.has(name) || undefined,
    role: label ? 'img' : undefined,
    'aria-label': label,
    'aria-hidden': label ? undefined : true,
    focusable: false,
  } as const
  if (isOwn(name))
    return (
      <svg
        viewBox="0 0 24 24"
        width={size}
        height={size}
        fill="none"
        stroke="currentColor"
        strokeWidth={strokeWidth(size)}
        strokeLinecap="round"
        strokeLinejoin="round"
        {...attributes}
      >
        <path d={own[name]} />
      </svg>
    )
  const Shape = icons[name]
  return <Shape size={size} strokeWidth={strokeWidth(size)} {...attributes} />
}

const icons = {
  house: House,
  calendar: Calendar,
  calendarDays: CalendarDays,
  calendarPlus: CalendarPlus,
  calendarX: CalendarX,
  calendarOff: CalendarOff,
  clipboardList: ClipboardList,
  package: Package,
  chartLine: ChartLine,
  chartColumn: ChartColumn,
  users: Users,
  user: User,
  userX: UserX,
  settings: Settings,
  cloudCheck: CloudCheck,
  cloudOff: CloudOff,
  cloudSun: CloudSun,
  cloudRain: CloudRain,
  listFilter: ListFilter,
  monitor: Monitor,
  plus: Plus,
  minus: Minus,
  check: Check,
  play: Play,
  pause: Pause,
  square: Square,
  timer: Timer,
  thermometer: Thermometer,
  droplet: Droplet,
  wind: Wind,
  clock: Clock,
  hourglass: Hourglass,
  history: History,
  chevronDown: ChevronDown,
  chevronUp: ChevronUp,
  chevronLeft: ChevronLeft,
  chevronRight: ChevronRight,
  arrowLeft: ArrowLeft,
  arrowRight: ArrowRight,
  arrowUp: ArrowUp,
  arrowDown: ArrowDown,
  arrowUpRight: ArrowUpRight,
  triangleAlert: TriangleAlert,
  circleAlert: CircleAlert,
  circleCheck: CircleCheck,
  circleX: CircleX,
  circleDashed: CircleDashed,
  circleDot: CircleDot,
  info: Info,
  question: CircleQuestionMark,
  x: X,
  ellipsis: Ellipsis,
  gripVertical: GripVertical,
  trash: Trash2,
  pencil: Pencil,
  copy: Copy,
  move: Move,
  search: Search,
  layoutGrid: LayoutGrid,
  list: List,
  table: Table,
  lightbulb: Lightbulb,
  globe: Globe,
  eye: Eye,
  eyeOff: EyeOff,
  stickyNote: StickyNote,
  logOut: LogOut,
  keyRound: KeyRound,
  lock: Lock,
  lockOpen: LockOpen,
  shield: Shield,
  mail: Mail,
  phone: Phone,
  bell: Bell,
  download: Download,
  upload: Upload,
  printer: Printer,
  save: Save,
  send: Send,
  refreshCw: RefreshCw,
  rotateCcw: RotateCcw,
  undo: Undo2,
  repeat: Repeat,
  externalLink: ExternalLink,
  link: Link,
  mapPin: MapPin,
  navigation: Navigation,
  maximize: Maximize,
  minimize: Minimize,
  sun: Sun,
  moon: Moon,
  sunrise: Sunrise,
  snowflake: Snowflake,
  umbrella: Umbrella,
  wrench: Wrench,
  hammer: Hammer,
  truck: Truck,
  tractor: Tractor,
  fuel: Fuel,
  battery: Battery,
  gauge: Gauge,
  ruler: Ruler,
  sprout: Sprout,
  leaf: Leaf,
  flaskConical: FlaskConical,
  beaker: Beaker,
  scissors: Scissors,
  star: Star,
  messageSquare: MessageSquare,
  thumbsUp: ThumbsUp,
  thumbsDown: ThumbsDown,
  flag: Flag,
  trophy: Trophy,
  shirt: Shirt,
  award: Award,
  building: Building2,
  banknote: Banknote,
  tag: Tag,
  bookmark: Bookmark,
  briefcase: Briefcase,
  plane: Plane,
  bed: Bed,
  stethoscope: Stethoscope,
  graduationCap: GraduationCap,
  heart: Heart,
  ban: Ban,
  wifiOff: WifiOff,
  qrCode: QrCode,
  camera: Camera,
  fileText: FileText,
  fileDown: FileDown,
  keyboard: Keyboard,
  command: Command,
  slidersHorizontal: SlidersHorizontal,
  panelLeft: PanelLeft,
  panelLeftClose: PanelLeftClose,
  panelLeftOpen: PanelLeftOpen,
  layers: Layers,
  trendingUp: TrendingUp,
  trendingDown: TrendingDown,
  megaphone: Megaphone,
  percent: Percent,
  contact: Contact,
} satisfies Record<string, LucideIcon>

/** Shapes of this product that lucide has none for. */
const own = {
  pitch:
    'M3.5 5h17a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1h-17a1 1 0 0 1-1-1V6a1 1 0 0 1 1-1zM12 5v14M2.5 9H6v6H2.5M21.5 9H18v6h3.5M9.6 12a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0',
  disease:
    'M12 3v5M12 16v5M3 12h5M16 12h5M5.6 5.6l3.6 3.600M14.8 14.800l3.6 3.600M18.4 5.600l-3.6 3.600M9.2 14.800l-3.6 3.600M8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0',
} as const

const isOwn = (name: IconName): name is keyof typeof own => Object.hasOwn(own, name)

const directional: ReadonlySet<string> = new Set([
  'chevronLeft',
  'chevronRight',
  'arrowLeft',
  'arrowRight',
  'arrowUpRight',
  'logOut',
  'undo',
  'send',
  'externalLink',
  'panelLeft',
  'panelLeftClose',
  'panelLeftOpen',
  'list',
  'trendingUp',
  'trendingDown',
])
