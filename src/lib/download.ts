/** Hands a text to the person as a file of that name; the browser asks where to keep it, or keeps it. */
export function download(text: string, { name, type }: { name: string; type: string }): void {
  const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Safari still reads the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
