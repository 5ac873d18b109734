import styled from '@emotion/styled'
import type { ComponentProps } from 'react'
import { desktop } from '@/ui/media'
import { Sheet } from '@/ui/Sheet'

type SheetFrameProps = Omit<ComponentProps<typeof Sheet>, 'open' | 'modal' | 'sticky'>

/** At a desk the work sheet stands at the end of the window and leaves the page usable; on a phone it rises. */
export function SheetFrame(props: SheetFrameProps) {
  return (
    <Place>
      <Sheet {...props} open modal={false} sticky />
    </Place>
  )
}

const Place = styled.div`
  ${desktop} {
    position: fixed;
    z-index: 15;
    inset-block: 0;
    inset-inline-end: 0;
    inline-size: 360px;
    max-inline-size: 100%;
  }
`
