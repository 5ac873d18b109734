/** Groups by name, each with the ids that belong to it. */
export type Groups = ReadonlyMap<string, readonly string[]>

const isWhole = (members: readonly string[], chosen: readonly string[]): boolean =>
  members.every((id) => chosen.includes(id))

/** What a list shows as chosen that offers groups beside single ids: a group where all of it is, else its ids. */
export function shownChoice(chosen: readonly string[], groups: Groups): string[] {
  const whole = [...groups].filter(([, members]) => isWhole(members, chosen))
  const covered = new Set(whole.flatMap(([, members]) => members))
  return [...whole.map(([name]) => name), ...chosen.filter((id) => !covered.has(id))]
}

/**
 * The ids that are chosen after a press in such a list, where `shown` is what it says now: a group brings all its ids,
 * and one id of a group that was whole narrows the group to it.
 */
export function chosenBy(shown: readonly string[], chosen: readonly string[], groups: Groups): string[] {
  const before = shownChoice(chosen, groups)
  const narrowing = shown.filter((id) => !before.includes(id) && !groups.has(id))
  const kept = shown.filter(
    (id) => !(before.includes(id) && groups.get(id)?.some((member) => narrowing.includes(member))),
  )
  return [...new Set(kept.flatMap((id) => groups.get(id) ?? [id]))]
}
