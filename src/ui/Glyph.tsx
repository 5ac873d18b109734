export type GlyphName = keyof typeof shapes

type GlyphProps = {
  name: GlyphName
  /** Pixels; the stroke grows a little as the glyph shrinks. */
  size?: 12 | 14 | 16 | 20 | 24
  /** Read out; without it the glyph is decoration. */
  label?: string
}

/** The few marks that controls themselves need, without the weight of an icon set (the login page uses only these). */
export function Glyph({ name, size = 20, label }: GlyphProps) {
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
      data-flip={directional.has(name) || undefined}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={shapes[name]} />
    </svg>
  )
}

/** Line width in the 24-unit box: 1.75 at 20 px, heavier when small so that it stays one and a half pixels. */
export const strokeWidth = (size: number): number => (size <= 12 ? 2.5 : size <= 16 ? 2 : 1.75)

const shapes = {
  check: 'm4.5 12.5 5 5L20 6.5',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  plus: 'M12 5v14M5 12h14',
  contrast: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Zm0 0v18M12 7h5M12 11h8M12 15h7',
  percent: 'M18 6 6 18M9 7.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19 16.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0Z',
  minus: 'M5 12h14',
  down: 'm5.5 9 6.5 6.5L18.5 9',
  up: 'm5.5 15 6.5-6.5 6.5 6.5',
  back: 'M15 5.5 8.5 12l6.5 6.5',
  forward: 'm9 5.5 6.5 6.5L9 18.5',
  sortUp: 'M12 20V4M5.5 10.5 12 4l6.5 6.5',
  sortDown: 'M12 4v16M5.5 13.5 12 20l6.5-6.5',
  error: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 7v6M12 16.5h.01',
  warning: 'M12 3.5 22 20.5H2zM12 10v4.5M12 17.5h.01',
  info: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 11v6M12 7.5h.01',
  question:
    'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M9.3 9.2a2.8 2.8 0 1 1 4.3 2.6c-1 .6-1.6 1.2-1.6 2.4M12 17.2h.01',
  done: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M7.5 12.4l3.1 3.1 6-6.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12zM9 12a3 3 0 1 0 6 0 3 3 0 1 0-6 0',
  eyeOff:
    'M5.8 7.2C3.7 8.9 2.5 12 2.5 12S6 18.5 12 18.500c2 0 3.7-.7 5-1.600M9.8 5.800A8 8 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500s-.8 1.5-2.3 3.100M10 9.800a3 3 0 0 0 4.2 4.200M4 4l16 16',
  search: 'M4 11a7 7 0 1 0 14 0 7 7 0 1 0-14 0M20.5 20.5 16 16',
  globe:
    'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M2.5 12h19M12 2.5c3 3 4 6 4 9.5s-1 6.5-4 9.5c-3-3-4-6-4-9.5s1-6.5 4-9.5z',
  clock: 'M2.5 12a9.5 9.5 0 1 0 19 0 9.5 9.5 0 1 0-19 0M12 6.5V12l3.5 2.5',
  calendar:
    'M5 4.500h14a2 2 0 0 1 2 2V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V6.500a2 2 0 0 1 2-2zM3 10h18M8 2.5v4M16 2.5v4',
  bulb: 'M9 17.500h6M10 21h4M12 2.800a6.2 6.2 0 0 0-3.8 11.100c.6.5.8 1.1.8 1.800v1.800h6v-1.800c0-.7.2-1.3.8-1.800A6.2 6.2 0 0 0 12 2.800z',
  temperature: 'M14 13.500V5a2.5 2.5 0 0 0-5 0v8.500a4.5 4.5 0 1 0 5 0z',
  drop: 'M12 3s6.5 6.7 6.5 11.300A6.5 6.5 0 0 1 5.5 14.300C5.5 9.7 12 3 12 3z',
  wind: 'M3 9h10.500a2.8 2.8 0 1 0-2.7-3.500M3 13h15.500a2.8 2.8 0 1 1-2.7 3.500M3 17h7.500a2.3 2.3 0 1 1-2.2 3',
  star: 'm12 3 2.7 5.8 6.3.8-4.6 4.4 1.2 6.300L12 17.2 6.4 20.3 7.6 14 3 9.600l6.3-.8z',
  sliders:
    'M3.5 7H12M17 7h3.5M3.5 17H7M12 17h8.5M12 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0M7 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  logOut: 'M9 20.500H5.500a2 2 0 0 1-2-2v-13a2 2 0 0 1 2-2H9M15.500 16.500l4.5-4.500-4.5-4.500M20 12H9',
  cloudOff:
    'M10.940 5.274A7 7 0 0 1 15.710 10h1.790a4.500 4.500 0 0 1 4.222 6.057M18.796 18.810A4.500 4.500 0 0 1 17.500 19H9A7 7 0 0 1 5.790 5.780M2 2l20 20',
  rain: 'M7 15a4.300 4.300 0 0 1-.4-8.500A6 6 0 0 1 18 8a3.500 3.500 0 0 1-.5 7M8 18.500l-1 2.5M12.5 18.500l-1 2.5M17 18.500l-1 2.5',
} as const

/** Those that point somewhere in reading order. */
const directional: ReadonlySet<string> = new Set(['back', 'forward', 'logOut'])
