import { lazy, type ReactNode } from 'react'
import { loadTexts } from '@/i18n/i18n'
import { part } from '@/lib/parts'

/** A component that comes, with its texts, when it is first drawn; stand it in a `Suspense`. What cannot be loaded is `part`'s matter. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
  ...texts: string[]
) =>
  lazy(async () => {
    const [module] = await part(() => Promise.all([load(), loadTexts(...texts)]))
    return { default: module[name] }
  })
