import { ImportError } from './contentLines.ts'
import { MOST_BYTES } from './readIcs.ts'

/**
 * The text of a file: UTF-8, or what older programs of the West write. Throws ImportError `tooLarge` beyond `most` bytes,
 * usually 10 MB (quality X7), `empty`, and `notText` for UTF-16 and for what is no text at all.
 */
export function fileText(bytes: Uint8Array, most = MOST_BYTES): string {
  if (bytes.length > most) throw new ImportError('tooLarge')
  const isUtf16 = (bytes[0] === 0xff && bytes[1] === 0xfe) || (bytes[0] === 0xfe && bytes[1] === 0xff)
  if (isUtf16 || bytes.includes(0)) throw new ImportError('notText')
  const text = decoded(bytes)
  if (text.trim() === '') throw new ImportError('empty')
  return text
}

function decoded(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
