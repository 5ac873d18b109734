import { Suspense } from 'react'
import type { Id } from '@/domain/wire'
import { lazyPart } from '@/ui/lazyPart'
import type { AskedWrites } from './useAskedWrites'

/** Comes when it is asked for. */
const AwayDialog = lazyPart(() => import('./AwayDialog'), 'AwayDialog')

type AwayQuestionProps = { writes: AskedWrites; personName: (id: Id) => string | undefined }

/** What is to be asked before something is written, if anything is. */
export function AwayQuestion({ writes, personName }: AwayQuestionProps) {
  return (
    writes.asked && (
      <Suspense>
        <AwayDialog asked={writes.asked} personName={personName} onClose={writes.forget} />
      </Suspense>
    )
  )
}
