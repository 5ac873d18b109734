/** The card that an arrow key leads to: up and down in a column, aside to the same place of the next that has one. */
export function neighbour(from: HTMLElement, key: string): HTMLElement | undefined {
  const column = from.closest<HTMLElement>('[data-column]')
  if (!column) return undefined
  const cardsOf = (one: HTMLElement) => [...one.querySelectorAll<HTMLElement>('[data-nav]')]
  const own = cardsOf(column)
  const at = own.indexOf(from)
  if (key === 'ArrowUp' || key === 'ArrowDown') return own[at + (key === 'ArrowUp' ? -1 : 1)]
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const step = (key === 'ArrowRight') === (document.documentElement.dir !== 'rtl') ? 1 : -1
  const columns = [...document.querySelectorAll<HTMLElement>('[data-column]')].filter(
    (one) => cardsOf(one).length > 0,
  )
  const next = columns[columns.indexOf(column) + step]
  const cards = next ? cardsOf(next) : []
  return cards[Math.min(at, cards.length - 1)]
}
