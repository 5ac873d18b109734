import { scriptUrl } from './trustedUrl.ts'

/** A worker of ours, from the address that `?worker&url` gives of its file. Throws where a browser refuses it. */
export const moduleWorker = (url: string): Worker =>
  // The served page has a script per worker; the development server's lies where the source does.
  new Worker(import.meta.env.DEV ? url : scriptUrl(url), { type: 'module' })
