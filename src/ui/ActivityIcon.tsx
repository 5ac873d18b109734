import { strokeWidth } from './Glyph'
import { type Token, token } from './tokens'

/** The families of visual.md; each has a hue of its own. */
export const ACTIVITY_FAMILIES = ['cutting', 'surface', 'soil', 'water', 'feed', 'light', 'events'] as const
export type ActivityFamily = (typeof ACTIVITY_FAMILIES)[number]

type ActivityIconProps = {
  /** One of the specification's activity types; others get the mark of general work. */
  name: string
  size?: 12 | 14 | 16 | 20 | 24
  /** Read out; without it the icon is decoration. */
  label?: string
  /** Keeps the colour of the words round it, on solid grounds. */
  plain?: boolean
}

/** The picture of an activity type in the hue of its family. */
export function ActivityIcon({ name, size = 20, label, plain = false }: ActivityIconProps) {
  const { family, shape } = lookOf(name)
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
      style={plain ? undefined : { color: familyHue(family) }}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shape} />
    </svg>
  )
}

export const activityFamily = (name: string): ActivityFamily => lookOf(name).family

/** The CSS variable with a family's hue, for tracks and keys. */
export const familyHue = (family: ActivityFamily): string => token(`f-${family}` satisfies Token)

type Look = { family: ActivityFamily; shape: string }

function lookOf(name: string): Look {
  return Object.hasOwn(looks, name) ? looks[name as keyof typeof looks] : looks.generalPitch
}

const looks = {
  mowing: {
    family: 'cutting',
    shape:
      'M2.5 5h3l4 9.5H17l2-5H8M4.5 17.5a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M16.5 18a2 2 0 1 0 4 0 2 2 0 1 0-4 0M9.5 18h7',
  },
  verticutting: {
    family: 'cutting',
    shape: 'M3 6h18M6 6v9l1.5 3M10.5 6v9l1.5 3M15 6v9l1.5 3M19.5 6v6M3 21h18',
  },
  grooming: {
    family: 'cutting',
    shape: 'M4 5h16v4H4zM6 9v4M10 9v4M14 9v4M18 9v4M3 19c2-2 3-2 4.5 0s3 2 4.5 0 3-2 4.5 0 2.5 2 4.5 0',
  },
  scarification: {
    family: 'cutting',
    shape:
      'M12 2.500V8M5 8h14v3H5zM6.5 11c0 4-.5 6-2 8.500M12 11v8.500M17.5 11c0 4 .5 6 2 8.500M9.2 11l-.8 8M14.8 11l.8 8',
  },
  brushing: { family: 'surface', shape: 'M4 8h16v4H4zM12 8V3M5.5 12v7M8.7 12v7M12 12v7M15.3 12v7M18.5 12v7' },
  rolling: {
    family: 'surface',
    shape:
      'M3.5 14a6 6 0 1 0 12 0 6 6 0 1 0-12 0M9.5 14l7-9.500h4M3 20h18M8 14a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0',
  },
  raking: {
    family: 'surface',
    shape: 'M20 3 10 13M5.5 9.500l9 9M5.5 9.5 3 12M8.5 12.5 6 15M11.5 15.5 9 18M14.5 18.5 12 21',
  },
  divoting: {
    family: 'surface',
    shape: 'M3 17c2-4 4-4 6-2s4 2 6-1 4-3 6 0M4 21h16M8 11l2-6M12 10V4M16 11l-1.5-6',
  },
  lineMarking: {
    family: 'surface',
    shape: 'M3 19 15 7M15 3.500l5.5 5.5-3 3L12 6.500zM14 20.500h7M8 20.500h2',
  },
  topdressing: {
    family: 'surface',
    shape: 'm12 3 9.5 5-9.5 5-9.5-5zM2.5 12.500l9.5 5 9.5-5M2.5 17l9.5 5 9.5-5',
  },
  goalRepair: { family: 'surface', shape: 'M3 19V6h18v13M7 6v13M12 6v13M17 6v13M3 10.500h18M3 15h18' },
  cleaning: {
    family: 'surface',
    shape: 'M19 3 12.5 11M8 10.500l6 5M8 10.500C7 14 5 16.5 3 18l8 4c1.5-2 2.5-4 3-6.500M7 20l2-3',
  },
  gardening: {
    family: 'surface',
    shape:
      'M12 21v-9M12 15c0-4-3-6-7.5-6 0 4.5 3 6.5 7.5 6.500M12 12c0-4.5 3-7 7.5-7 0 5-3 7.5-7.5 7.500M7 21h10',
  },
  aeration: { family: 'soil', shape: 'M3 8h18M6 8v8M10 8v11M14 8v8M18 8v11' },
  forking: { family: 'soil', shape: 'M12 2.5v9M9.5 2.5h5M7 11.5v10M12 11.5v10M17 11.5v10M7 11.5h10' },
  overseeding: {
    family: 'soil',
    shape: 'M12 21c0-7 0-11-3-16M12 21c0-5 1-9 5-12M12 21c-1-5-3-7-6.5-8.500M3 21h18',
  },
  renovation: { family: 'soil', shape: 'M3 20h18M5 16h14v4M5 16v4M8 16V9l8-3v10M8 9 5 11' },
  irrigation: { family: 'water', shape: 'M12 21V11M9 21h6M12 11c-1-4-4-6-8-6M12 11c1-4 4-6 8-6M12 8V3' },
  spraying: {
    family: 'feed',
    shape:
      'M8 9.500h6a2 2 0 0 1 2 2V20a1.5 1.5 0 0 1-1.5 1.500h-7A1.5 1.5 0 0 1 6 20v-8.500a2 2 0 0 1 2-2zM8.5 9.500V5h5v4.500M6 15h10M17.5 4h.01M20.5 2.800h.01M20.5 6h.01',
  },
  spreading: {
    family: 'feed',
    shape: 'M6 4h12l-3.5 8h-5zM12 12v3M5 19h.01M9 20.500h.01M12 18.500h.01M15 20.500h.01M19 19h.01',
  },
  uvcLight: { family: 'light', shape: 'M3.5 4.500h17v4h-17zM7 12v3M12 12v6M17 12v3M9.5 15v4M14.5 15v4' },
  growLights: {
    family: 'light',
    shape:
      'M12 2.500V5M5 11a7 6 0 0 1 14 0zM8 14.500v2M12 14.500v2M16 14.500v2M12 21v-2M12 21c-1.5 0-2.5-.7-3-2M12 21c1.5 0 2.5-.7 3-2',
  },
  pitchCovers: {
    family: 'light',
    shape: 'M3 18h18M5 18c0-3 2-3.5 2-6s2-5 5-5 5 2.5 5 5 2 3 2 6M9.5 18v-4M14.5 18v-4',
  },
  coolingFans: {
    family: 'light',
    shape:
      'M10.5 10a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0-3 0M12 8.500c-1-2.5-.5-5 1.5-6 2.5 1 2 4-.2 6.700M13.4 10.400c2.7-.2 4.9 1 5.1 3.2-2.1 1.7-4.6.2-5.9-2.300M10.7 10.900c-1.2 2.5-3.3 3.8-5.4 2.8-.3-2.6 2.4-3.9 5.2-3.500M12 13.500V21M8.5 21h7',
  },
  training: { family: 'events', shape: 'M12 3.5 19 20H5zM8.7 11.500h6.600M7 15.800h10M3 20h18' },
  match: {
    family: 'events',
    shape:
      'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0m9.5-4.5 4.3 3.1-1.6 5H9.300l-1.6-5zM12 2.500v5M16.3 10.600l5-1.500M14.7 15.600l2.8 4M9.3 15.600l-2.8 4M7.7 10.600l-5-1.5',
  },
  fieldMeasurements: {
    family: 'events',
    shape: 'M4 16a8 8 0 1 1 16 0m-8 0 3.5-5M4 19.500h16M11 16a1 1 0 1 0 2 0 1 1 0 1 0-2 0',
  },
  maintenance: {
    family: 'events',
    shape:
      'M14.5 6.500a5 5 0 0 1 6.3-2.900l-3.3 3.3 1 2.6 2.6 1 .1-.1A5 5 0 0 1 14 13l-7.2 7.300a2.2 2.2 0 0 1-3.1-3.100L11 10a5 5 0 0 1 3.5-3.500z',
  },
  restock: { family: 'events', shape: 'M3 8v9.500L12 22l9-4.500V8L12 3.500zm0 0 9 4.500L21 8M12 12.500V22' },
  generalPitch: {
    family: 'events',
    shape: 'M5 3.500h14v12l-5.5 5.500H5zM13.5 21v-5.500H19M8.5 8.500h7M8.5 12.500h5',
  },
  generalNonePitch: {
    family: 'events',
    shape:
      'M7 4h10a2 2 0 0 1 2 2v13a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6a2 2 0 0 1 2-2M9 2.500h6v3H9zM9 11h6M9 15h4',
  },
} as const satisfies Record<string, Look>
