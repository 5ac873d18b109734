import styled from '@emotion/styled'
import { Suspense } from 'react'
import type { Equipment } from '@/domain/equipment'
import { useNotSent } from '@/outbox/useOutbox'
import { lazyPart } from '@/ui/lazyPart'
import { token } from '@/ui/tokens'

const NotSentMark = lazyPart(() => import('@/ui/NotSentMark'), 'NotSentMark')

/** What a machine is called, who made it, and whether something of it has not been sent yet. */
export function MachineName({ machine: { id, name, manufacturer, model } }: { machine: Equipment }) {
  const notSent = useNotSent(`equipment:${id}`)
  const maker = [manufacturer, model].filter(Boolean).join(' ')
  return (
    <>
      <bdi>{name}</bdi>
      {maker !== '' && <Maker>{maker}</Maker>}
      {notSent && (
        <Maker>
          <Suspense>
            <NotSentMark state={notSent} />
          </Suspense>
        </Maker>
      )}
    </>
  )
}

const Maker = styled.small`
  display: block;
  font: 400 ${token('t-12')} ${token('font')};
  color: ${token('ink-2')};
`
