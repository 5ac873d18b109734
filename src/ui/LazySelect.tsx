import { type ComponentProps, Suspense } from 'react'
import { lazyPart } from './lazyPart'
import type { SelectField } from './SelectField'
import { Skeleton } from './Skeleton'

const Loaded = lazyPart(() => import('./SelectField'), 'SelectField')

/** A `SelectField` that comes after the page it stands on; its place is kept. */
export function LazySelect(props: ComponentProps<typeof SelectField>) {
  return (
    <Suspense fallback={<Skeleton kind="block" height={props.size === 'small' ? '32px' : '40px'} />}>
      <Loaded {...props} />
    </Suspense>
  )
}
