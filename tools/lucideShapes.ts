import type { Plugin } from 'vite'

const MAKER = "import createLucideIcon from '../createLucideIcon.mjs'"
const OURS = new URL('../src/ui/createShape.ts', import.meta.url).pathname

/**
 * Draws lucide's icons from their data. Its own maker of components brings 2 KiB to every page for contexts, classes and
 * names that nobody asks for here.
 */
export const lucideShapes: Plugin = {
  name: 'lucide-shapes',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code, id) => {
      // An icon of another name is given on.
      if (!code.includes('createLucideIcon')) return null
      if (!code.includes(MAKER)) throw new Error(`${id} is made in another way: tools/lucideShapes.ts`)
      return {
        code: code.replace(MAKER, `import { createShape as createLucideIcon } from '${OURS}'`),
        map: null,
      }
    },
  },
}
