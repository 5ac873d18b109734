import { type Backend, type BackendOptions, createBackend } from './backend.ts'
import { memoryStorage } from './memoryStorage.ts'

/** The same backend for a Node server, such as `serve({ fetch: demoServer().fetch })`; every start begins anew. */
export const demoServer = (options: Omit<BackendOptions, 'storage'> = {}): Backend =>
  createBackend({ ...options, storage: memoryStorage() })
