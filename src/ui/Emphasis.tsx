import { cloneElement, type ReactElement, type ReactNode } from 'react'

type EmphasisProps = {
  /** A whole sentence with one `<b>…</b>` in it, as translated; what is put into it stays text. */
  text: string
  /** What the words between the marks are drawn with. */
  mark?: ReactElement<{ children?: ReactNode }>
}

/** A sentence of the texts of which some words stand out. Only `<b>` is known; everything else is shown as it is. */
export function Emphasis({ text, mark }: EmphasisProps) {
  const match = /^(.*?)<b>(.*?)<\/b>(.*)$/s.exec(text)
  if (!match) return text
  const [, before, words, after] = match
  return (
    <>
      {before}
      {cloneElement(mark ?? <b />, {}, words)}
      {after}
    </>
  )
}
