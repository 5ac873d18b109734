import 'react'

declare module 'react' {
  // Run-time values reach the style sheet as variables: style={{ '--hue': 120 }}.
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
