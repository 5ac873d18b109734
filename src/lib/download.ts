/** Hands a text, or bytes in pieces, to the person as a file of that name; the browser asks where to keep it, or keeps it. */
export function download(
  content: string | readonly Uint8Array<ArrayBuffer>[],
  { name, type }: { name: string; type: string },
): void {
  const blob =
    typeof content === 'string'
      ? new Blob([content], { type: `${type};charset=utf-8` })
      : new Blob([...content], { type })
  const address = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari still reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
