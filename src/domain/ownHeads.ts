type Answers = {
  heading: string
  /** The work that was asked, in the reader's words. */
  types: ReadonlySet<string>
}

/**
 * Heads for the answers of a table that has fixed columns before and after them: a spreadsheet cannot tell two of one
 * name apart, so one that stands twice says which work it is of.
 */
export function ownHeads(
  fixed: readonly string[],
  answers: readonly Answers[],
  withWork: (heading: string, work: string) => string,
): string[] {
  const all = [...fixed, ...answers.map(({ heading }) => heading)]
  return answers.map(({ heading, types }) =>
    all.indexOf(heading) === all.lastIndexOf(heading) ? heading : withWork(heading, [...types].join(', ')),
  )
}
