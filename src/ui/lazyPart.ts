import { lazy, type ReactNode } from 'react'
import { part } from '@/lib/parts'

/** A component that comes when it is first drawn; stand it in a `Suspense`. What cannot be loaded is `part`'s matter. */
export const lazyPart = <Name extends string, Props>(
  load: () => Promise<Record<Name, (props: Props) => ReactNode>>,
  name: Name,
) => lazy(async () => ({ default: (await part(load))[name] }))
