// Components and hooks that the React compiler passes over are drawn with everything around them, and nothing says so.
//   node tools/compiled.ts   fails when there is one that is not named here
import { globSync, readFileSync } from 'node:fs'
import { transform } from 'oxc-transform-react'

/** With their reason. */
const PASSED_OVER: Readonly<Record<string, string>> = {
  'src/ui/recordTable/useVisibleLines.ts': 'what the virtualiser gives back changes without a new object',
}

for (const file of globSync('src/**/*.{ts,tsx}').toSorted()) {
  if (/\.test\.|^src\/(?:domain|demo|lib)\//.test(file) || file in PASSED_OVER) continue
  const { errors } = await transform(file, readFileSync(file, 'utf8'), {
    reactCompiler: { reportDiagnostics: true },
  })
  for (const { message, codeframe } of errors) {
    console.error(`${file} is not compiled: ${message}${codeframe ?? ''}`)
    process.exitCode = 1
  }
}
