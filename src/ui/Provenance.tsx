import { lazyPart } from './lazyPart'
import type { ProvenanceProps } from './ProvenanceNotes'
import { WhatIsThis } from './WhatIsThis'

const ProvenanceNotes = lazyPart(() => import('./ProvenanceNotes'), 'ProvenanceNotes')

/** "What is this" of a figure, such as `Evapotranspiration`; what it says comes when it is asked for. */
export function Provenance({ title, ...notes }: ProvenanceProps & { title: string }) {
  return (
    <WhatIsThis title={title}>
      <ProvenanceNotes {...notes} />
    </WhatIsThis>
  )
}
