import { addIntegration } from '@sentry/react'
import { replayIntegration } from '@sentry/replay'
import { scriptUrl } from '@/lib/trustedUrl'
import workerUrl from './replayWorker?worker&url'

/** Of the sessions without an error; with one, all (spec §9). */
const SAMPLED = 0.1

const replay = replayIntegration({
  maskAllText: true,
  maskAllInputs: true,
  blockAllMedia: true,
  maskAttributes: [
    'title',
    'placeholder',
    'aria-label',
    'aria-description',
    'aria-valuetext',
    'alt',
    'content',
  ],
  networkDetailAllowUrls: [],
  networkCaptureBodies: false,
  // beforeAddRecordingEvent never sees a snapshot or the page's address: the worker scrubs those too.
  workerUrl: scriptUrl(workerUrl),
})

let state: 'new' | 'recording' | 'stopped' = 'new'

/** The recording of the screen; it ends with the session and begins anew with the next (quality L1). */
export const recorder = {
  start(): void {
    if (state === 'new') addIntegration(replay)
    else if (state === 'stopped') {
      if (Math.random() < SAMPLED) replay.start()
      else replay.startBuffering()
    }
    state = 'recording'
  },
  stop(): void {
    state = 'stopped'
    void replay.stop({ flush: false })
  },
}
