import type { SessionMessage } from '@/session/sessionSlice'

/** What one tab tells the others about the session; no token ever travels this way. */
type Message =
  | { kind: 'loggedIn'; userId: string }
  /** With the reason of a session that was lost: the other tabs say it too, and keep what was typed there. */
  | { kind: 'loggedOut'; userId: string; reason?: SessionMessage | undefined }

const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('sward-session')

export const tellTabs = (message: Message): void => channel?.postMessage(message)

/** Calls back with what another tab did to the session. */
export function hearTabs(listener: (message: Message) => void): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => listener(data))
}
