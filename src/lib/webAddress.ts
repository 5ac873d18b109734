/**
 * The address of a page as a person types it, with its protocol; undefined for whatever is none, such as a script, a file
 * of the device, or an address with a password in it.
 */
export function webAddress(text: string): string | undefined {
  const typed = text.trim()
  const whole = typed.includes('://') ? typed : `https://${typed}`
  if (/\s/.test(typed) || !URL.canParse(whole)) return undefined
  const { protocol, hostname, username, password, href } = new URL(whole)
  const isPage = (protocol === 'https:' || protocol === 'http:') && /[^.]\.[^.]/.test(hostname)
  return isPage && username === '' && password === '' ? href : undefined
}
