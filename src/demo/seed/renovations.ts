/** When each pitch of Riverside FC is taken out of use, month and day, both included, and what it gets. */
type Renovation = {
  pitch: string
  from: string
  to: string
  scope: 'light' | 'full'
  sand: number
  seed: number
}

export const RENOVATIONS: readonly Renovation[] = [
  { pitch: 'training-6', from: '03-30', to: '04-27', scope: 'full', sand: 40, seed: 183 },
  { pitch: 'stadium', from: '05-20', to: '06-24', scope: 'full', sand: 80, seed: 250 },
  { pitch: 'training-1', from: '06-01', to: '07-01', scope: 'full', sand: 60, seed: 215 },
  { pitch: 'training-3', from: '06-03', to: '06-27', scope: 'light', sand: 40, seed: 160 },
  { pitch: 'training-2', from: '06-08', to: '07-03', scope: 'light', sand: 40, seed: 160 },
  { pitch: 'training-4', from: '06-10', to: '07-01', scope: 'light', sand: 30, seed: 130 },
  { pitch: 'training-5', from: '10-12', to: '11-06', scope: 'light', sand: 30, seed: 160 },
]

/** The renovation that keeps a pitch closed on a day. */
export const renovationOn = (pitchId: string, day: string): Renovation | undefined =>
  RENOVATIONS.find(({ pitch, from, to }) => pitch === pitchId && day.slice(5) >= from && day.slice(5) <= to)
