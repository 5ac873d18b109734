import { lazy, type ReactNode, startTransition, useState } from 'react'
import { loadTexts } from '@/i18n/i18n'
import { fetchSoon, part } from '@/lib/parts'

type Load<Name extends string, Props> = () => Promise<Record<Name, (props: Props) => ReactNode>>

/** A component that comes, with its texts, when it is first drawn; stand it in a `Suspense`. What cannot be loaded is `part`'s matter. */
export const lazyPart = <Name extends string, Props>(
  load: Load<Name, Props>,
  name: Name,
  ...texts: string[]
) =>
  lazy(async () => {
    const [module] = await part(() => Promise.all([load(), loadTexts(...texts)]))
    return { default: module[name] }
  })

/** A `lazyPart` that its page always shows: it is fetched with the page and not after it has been drawn. */
export function soonPart<Name extends string, Props>(
  ...[load, name, ...texts]: Parameters<typeof lazyPart<Name, Props>>
) {
  fetchSoon(() => Promise.all([load(), loadTexts(...texts)]))
  return lazyPart(load, name, ...texts)
}

/**
 * Whether a part that has to be fetched was asked for, and what asks for it. Drawn as
 * `<Suspense fallback={bare}>{isAsked ? <Part /> : bare}</Suspense>`, what was pressed stays until the part is there, and
 * with it the focus.
 */
export function useAsked(): [isAsked: boolean, ask: () => void] {
  const [isAsked, setAsked] = useState(false)
  return [isAsked, () => startTransition(() => setAsked(true))]
}
