import type { Id } from './wire.ts'

const PREFIX = 'local-'

/** True for the id of a row that was made on this device and that the backend does not know yet. */
export const isLocalId = (id: Id): boolean => id.startsWith(PREFIX)

/** The id of what an act creates, until the backend gives it one: the same for each try of the act. */
export const localIdOf = (key: string): Id => PREFIX + key
