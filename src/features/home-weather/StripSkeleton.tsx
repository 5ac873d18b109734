import styled from '@emotion/styled'
import { Skeleton } from '@/ui/Skeleton'

/** The strip in grey, as high as it will be. */
export function StripSkeleton() {
  return (
    <Room>
      <Skeleton kind="text" count={2} />
      <Skeleton kind="block" height="148px" />
    </Room>
  )
}

const Room = styled.div`
  display: grid;
  gap: 16px;
  padding-block: 12px;
`
