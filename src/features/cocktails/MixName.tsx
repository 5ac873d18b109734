import styled from '@emotion/styled'
import { Glyph } from '@/ui/Glyph'
import { token } from '@/ui/tokens'
import { VisuallyHidden } from '@/ui/VisuallyHidden'

type MixNameProps = {
  name: string
  /** Why somebody should look at it before it is used. */
  doubt: string | undefined
}

/** A mix by its name, marked where something is wrong with it. */
export function MixName({ name, doubt }: MixNameProps) {
  return (
    <>
      <bdi>{name}</bdi>
      {doubt && (
        <Mark title={doubt}>
          <Glyph name="warning" size={14} />
          <VisuallyHidden>{doubt}</VisuallyHidden>
        </Mark>
      )}
    </>
  )
}

const Mark = styled.span`
  display: inline-block;
  margin-inline-start: 6px;
  vertical-align: -2px;
  color: ${token('red')};
`
