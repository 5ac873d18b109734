/**
 * Order of ids, days and instants: by their characters, the same in every language and ten times as quick as a language's
 * own. Text for people goes by `byName`.
 */
export const byCode = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
