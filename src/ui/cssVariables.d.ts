import 'react'

declare module 'react' {
  // Run-time values reach the style sheet as variables: style={{ '--hue': 120 }}.
  // oxlint-disable-next-line typescript/consistent-type-definitions -- an interface is what can be merged
  interface CSSProperties {
    [variable: `--${string}`]: string | number | undefined
  }
}
