/** The page's name in the tab and in the history (quality G1). */
export function DocumentTitle({ title }: { title: string }) {
  return <title>{`${title} · Sward`}</title>
}
