import type { Problem } from './problem.ts'

/**
 * A backend's words by the field of a form that they name, each as `whole` puts it among words of another language;
 * undefined `rest` where none is left for the form as a whole.
 */
export function wordsByField<Field extends string>(
  { fields = {} }: Problem,
  known: readonly Field[],
  whole: (text: string) => string,
): { placed: Partial<Record<Field, string>>; rest: string | undefined } {
  const placed: Partial<Record<Field, string>> = {}
  const rest: string[] = []
  for (const [name, words] of Object.entries(fields)) {
    const field = known.find((one) => one === name)
    if (field === undefined) rest.push(...words)
    else placed[field] = whole(words.join(' '))
  }
  return { placed, rest: rest.length > 0 ? whole(rest.join(' ')) : undefined }
}
