import type { Plugin } from 'vite'

/**
 * What styles are written with and no browser needs, comments and indents, is left out of the build: nothing later on looks
 * into the templates they stand in. Lines stay where they are, so that source maps stay right.
 */
export const bareStyles: Plugin = {
  name: 'bare-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\/src\/.*\.tsx?$/, code: /\b(?:styled|css)\b/ },
    handler(code, id) {
      const cuts: Cut[] = []
      findStyles(this.parse(code, { lang: id.endsWith('x') ? 'tsx' : 'ts' }), cuts)
      let bare = code
      for (const { start, end } of cuts.toSorted((a, b) => b.start - a.start))
        bare = bare.slice(0, start) + bared(code.slice(start, end)) + bare.slice(end)
      return { code: bare, map: null }
    },
  },
}

type Cut = { start: number; end: number }
type Node = { type: string; start: number; end: number }

/** The text of each template that is styles, without what is put in between. */
function findStyles(node: unknown, cuts: Cut[]): void {
  if (Array.isArray(node)) for (const one of node) findStyles(one, cuts)
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return
  if ((node as Node).type === 'TaggedTemplateExpression') {
    const { tag, quasi } = node as unknown as { tag: Node; quasi: { quasis: Cut[] } }
    if (isStyle(tag)) cuts.push(...quasi.quasis)
  }
  for (const value of Object.values(node)) findStyles(value, cuts)
}

/** `css`, `styled.div`, `styled(Button)`, `styled(Button)<Props>` */
function isStyle(node: unknown): boolean {
  const { type, name, object, callee } = node as Record<string, unknown>
  if (type === 'Identifier') return name === 'styled' || name === 'css'
  return type === 'MemberExpression' ? isStyle(object) : type === 'CallExpression' && isStyle(callee)
}

const bared = (text: string): string =>
  text.replace(/\/\*.*?\*\//gs, (comment) => comment.replace(/[^\n]/g, '')).replace(/[ \t]*\n[ \t]*/g, '\n')
