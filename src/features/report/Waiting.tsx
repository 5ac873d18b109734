import { Skeleton } from '@/ui/Skeleton'

/** While texts or a block are on their way; whoever prints waits for it. */
export function Waiting() {
  return (
    <div aria-busy="true">
      <Skeleton count={4} />
    </div>
  )
}
