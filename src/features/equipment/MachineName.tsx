import styled from '@emotion/styled'
import type { Equipment } from '@/domain/equipment'
import { token } from '@/ui/tokens'

/** What a machine is called, and who made it. */
export function MachineName({ machine: { name, manufacturer, model } }: { machine: Equipment }) {
  const maker = [manufacturer, model].filter(Boolean).join(' ')
  return (
    <>
      <bdi>{name}</bdi>
      {maker !== '' && <Maker>{maker}</Maker>}
    </>
  )
}

const Maker = styled.small`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
