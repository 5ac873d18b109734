/** Five lines of a year, the same in every run. */
export const FROM = Date.UTC(2025, 3, 15)
export const DAYS = 365
export const LINES = 5

export const chartLines = (): { day: string; value: number }[][] =>
  Array.from({ length: LINES }, (_, line) =>
    Array.from({ length: DAYS }, (_value, at) => ({
      day: new Date(FROM + at * 86_400_000).toISOString().slice(0, 10),
      value: 20 + line * 3 + Math.sin(at / 20 + line) * 8 + ((at * 7919 + line * 104_729) % 100) / 25,
    })),
  )
