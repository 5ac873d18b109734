import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FIELD_TEXTS } from '../src/i18n/fieldTexts.ts'
import { isKept } from '../tools/offlineShell.ts'

const ROOT = process.cwd()
const SOURCES = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
const isTest = (file: string) => /\.test\.tsx?$/.test(file)
const CODE = SOURCES.filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.d.ts'))
const SHIPPED = CODE.filter((file) => !isTest(file))
const STYLED = SOURCES.filter(
  (file) => /\.(tsx?|css)$/.test(file) && !isTest(file) && !file.endsWith('.d.ts'),
)

const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
const withoutComments = (code: string): string =>
  code
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '))
    .replace(/(^|\s)\/\/.*$/gm, '$1')

/** Each line of the files that a pattern finds, as `file:line: text`. */
function lines(files: readonly string[], pattern: RegExp): string[] {
  return files.flatMap((file) =>
    withoutComments(read(file))
      .split('\n')
      .flatMap((line, at) => (pattern.test(line) ? [`${file}:${at + 1}: ${line.trim()}`] : [])),
  )
}

describe('what the source must not contain', () => {
  it('X2 no way to run or insert markup or code that is text', () => {
    const pattern =
      /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|\beval\s*\(|new Function\b|document\.write|createContextualFragment|srcDoc\b|setTimeout\(\s*['"`]|['"`]javascript:/
    expect(lines(SHIPPED, pattern)).toEqual([])
  })

  it('I2 lengths and sides follow the direction of the language: no left and right in styles', () => {
    /**
     * Drawings of the ground, which lies as it lies in every language (quality M4). Time axes are none: they follow the language.
     */
    const MAPS: readonly string[] = ['src/ui/PitchArt.tsx', 'src/ui/Glyph.tsx']
    const physical =
      /(^|[\s;{`'"])((margin|padding|border|scroll-margin|scroll-padding)-(left|right)(-\w+)?|(left|right)|border-(top|bottom)-(left|right)-radius)\s*:\s*(?!undefined)|(text-align|float|clear)\s*:\s*(left|right)|\b(margin|padding|border)(Left|Right)\b|(^|[\s{;])(width|height|min-width|max-width|min-height|max-height|margin-top|margin-bottom|padding-top|padding-bottom)\s*:/
    const inStyles = STYLED.filter((file) => !MAPS.includes(file)).flatMap((file) =>
      styleLines(file).flatMap(([number, line]) =>
        physical.test(line) && !isMediaQuery(line) ? [`${file}:${number}: ${line.trim()}`] : [],
      ),
    )
    expect(inStyles).toEqual([])
  })

  it('I1 no words in components: every text comes from locales', () => {
    const files = SHIPPED.filter((file) => file.endsWith('.tsx'))
    const shown = files.flatMap((file) =>
      jsxTexts(withoutComments(read(file))).map((text) => `${file}: ${text}`),
    )
    // The name of the product is the same in every language.
    expect(shown.filter((text) => !text.endsWith(': Sward'))).toEqual([])
    const attribute = /\s(aria-label|title|placeholder|alt|label|description)=["'][^"']*\p{L}{2}[^"']*["']/u
    expect(lines(files, attribute).filter((line) => !line.includes('"Sward"'))).toEqual([])
  })

  it('no colours and no pixels of a feature’s own: they come from ui/', () => {
    const files = STYLED.filter((file) => /^src\/(features|pages|app)\//.test(file))
    const colour = /#[\da-f]{3,8}\b(?=[\s;,)'"`])|\b(rgba?|hsla?|oklch)\(/i
    expect(
      files.flatMap((file) =>
        styleLines(file).flatMap(([number, line]) =>
          colour.test(line) ? [`${file}:${number}: ${line.trim()}`] : [],
        ),
      ),
    ).toEqual([])
  })

  it('F9 what is shown does not hang on the isLoading of a read, which comes back with each try after a failure', () => {
    const asked = /isLoading\b[^}]*\} = use\w*Query\(|\(\{ isLoading \}\) =>|\w\.isLoading\b/
    const isWrite = /\b(adding|saving|state)\.isLoading\b/
    expect(lines(SHIPPED, asked).filter((line) => !isWrite.test(line))).toEqual([])
  })

  it('a press goes on from the address as it is: as it was drawn, it may lack what the press before it said', () => {
    const byHand = /\bnavigate\(\s*\{[^}]*\bsearch\b|\bwindow\.location\.search\b/
    expect(SHIPPED.filter((file) => byHand.test(read(file))).toSorted()).toEqual([
      // Writes the day that was scrolled to over the query it was read from.
      'src/features/calendar/useShownDays.ts',
      // Opens a form again from a toast, on the page it was filled in on.
      'src/features/work-sheet/WorkForm.tsx',
      // Completes an address that says too little, before anything is pressed.
      'src/pages/ReportsPage.tsx',
      'src/ui/useSearchChange.ts',
    ])
  })

  it('every tag of the cache is made stale by some write, and marks some read', () => {
    const code = SHIPPED.filter((file) => file.startsWith('src/api/')).map((file) =>
      withoutComments(read(file)),
    )
    const found = (pattern: RegExp) =>
      code
        .flatMap((text) => text.match(pattern) ?? [])
        .flatMap((part) => part.match(/'[A-Z]\w+'/g) ?? [])
        .filter((tag, at, all) => all.indexOf(tag) === at)
        .toSorted()
    const marks = found(/providesTags: (\[[^\]]*\]|held\([^)]*\))/g)
    expect(marks.length).toBeGreaterThan(9)
    expect(marks).toEqual(found(/(invalidatesTags: \[[^\]]*\]|(onceSent|touched)\([^)]*\))/g))
  })

  it('no test is left out, and none waits for the clock', () => {
    const tests = SOURCES.filter(isTest)
    expect(lines(tests, /\b(it|describe|test)\.(only|skip|todo|fails)\b|\bretry:/)).toEqual([])
    expect(lines(tests, /vi\.mock\(\s*['"](@\/|\.)/)).toEqual([])
  })
})

describe('what is locked', () => {
  type Locked = { version?: string; dev?: boolean }
  const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> }
  const shipped = Object.entries(lock.packages).filter(([path, { dev }]) => path !== '' && !dev)

  it('R10 every react-router is 7.18.0 or later', () => {
    const routers = shipped.filter(([path]) => /\/react-router(-dom)?$/.test(path))
    expect(routers).toHaveLength(2)
    for (const [path, { version = '0' }] of routers) {
      const [major = 0, minor = 0] = version.split('.').map(Number)
      expect(major > 7 || (major === 7 && minor >= 18), `${path} ${version}`).toBe(true)
    }
  })

  it('X4 nothing turns markdown into a page: what people write is shown as they wrote it', () => {
    const writers = /markdown|\/(marked|remark|micromark|mdast|commonmark|showdown|rehype|hast)(-|$)/
    expect(shipped.map(([path]) => path).filter((path) => writers.test(path))).toEqual([])
    expect(lines(SHIPPED, /from '[^']*(markdown|marked|remark|showdown|commonmark)[^']*'/)).toEqual([])
  })
})

describe('how the source is laid out', () => {
  it('no variable of an element hides a token from what stands in it', () => {
    const tokens = new Set(read('src/ui/style.css').match(/--[a-z0-9-]+(?=\s*:)/g))
    const set = SHIPPED.flatMap((file) =>
      [...withoutComments(read(file)).matchAll(/'(--[a-z0-9-]+)'\s*:/g)].map(([, name = '']) => ({
        file,
        name,
      })),
    )
    expect(set.length).toBeGreaterThan(50)
    expect(set.filter(({ name }) => tokens.has(name))).toEqual([])
  })

  it('no style asks the whole page whether it has something, with every element that comes or goes', () => {
    const asks = /(?:^|[\s,}`])(?::root|html)[^{}\n]*:has\(/
    expect(lines(STYLED, asks)).toEqual([])
  })

  it('named exports only', () => {
    expect(lines(SHIPPED, /^\s*export default\b|\bas default\b/)).toEqual([])
  })

  it('no index files, and none whose name says nothing', () => {
    const names = new Set([
      'index',
      'utils',
      'util',
      'helpers',
      'helper',
      'types',
      'constants',
      'data',
      'item',
      'common',
      'misc',
    ])
    expect(CODE.filter((file) => names.has(basename(file).replace(/\.tsx?$/, '')))).toEqual([])
  })

  it('components are PascalCase.tsx, all else is camelCase, feature folders are kebab-case', () => {
    const wrong = CODE.filter((file) => {
      const name = basename(file).replace(/(\.test)?\.tsx?$/, '')
      if (isTest(file)) return !/^[A-Za-z][A-Za-z\d]*$/.test(name)
      if (!file.endsWith('.tsx')) return !/^[a-z][A-Za-z\d]*$/.test(name)
      const isEntry = file === 'src/main.tsx' || file === 'src/app/routes.tsx' || file === 'src/app/start.tsx'
      return !(isEntry || /^[A-Z][A-Za-z\d]*$/.test(name))
    })
    expect(wrong).toEqual([])
    const folders = [
      ...new Set(CODE.filter((file) => file.startsWith('src/features/')).map((file) => dirname(file))),
    ]
    expect(folders.filter((folder) => !/^src\/features\/[a-z]+(-[a-z]+)*$/.test(folder))).toEqual([])
  })

  it('a component file exports one component, of its own name', () => {
    const wrong = SHIPPED.filter((file) => /\/[A-Z]\w*\.tsx$/.test(file)).flatMap((file) => {
      const components = [
        ...read(file).matchAll(/^export (?:function|const|class) ([A-Z][A-Z\d]*[a-z][A-Za-z\d]*)\b/gm),
      ].map(([, name]) => name)
      const own = basename(file, '.tsx')
      return components.length === 1 && components[0] === own ? [] : [`${file}: ${components.join(', ')}`]
    })
    expect(wrong).toEqual([])
  })

  it('what Node runs without a bundler names its files in full', () => {
    const bare = lines(
      SHIPPED.filter((file) => /^src\/(domain|lib|demo)\//.test(file) && !file.endsWith('.tsx')),
      /\bfrom ['"]\.[^'"]*(?<!\.(ts|json))['"]|from ['"]@\//,
    )
    expect(bare).toEqual([])
  })

  it('a file stays short enough to be read in one go', () => {
    expect(CODE.filter((file) => !isTest(file) && read(file).split('\n').length > 400)).toEqual([])
  })
})

const isMediaQuery = (line: string): boolean => /@(media|container|supports)|matchMedia/.test(line)

/** Lines of a file that are CSS: a style sheet, or what stands in the template of `styled`, `css` or `keyframes`. */
function styleLines(file: string): [number, string][] {
  const code = withoutComments(read(file))
  const all = code.split('\n').map((line, at): [number, string] => [at + 1, line])
  if (file.endsWith('.css')) return all
  const css = new Set<number>()
  for (const { index, 0: start } of code.matchAll(
    /\b(styled(\.\w+|\([^`]*?\))(<[^`]*?>)?|css|keyframes|globalCss)`/g,
  )) {
    let [at, depth] = [index + start.length, 0]
    for (; at < code.length && !(code[at] === '`' && depth === 0); at += 1) {
      if (code[at] === '$' && code[at + 1] === '{') depth += 1
      else if (code[at] === '}' && depth > 0) depth -= 1
    }
    const [from, to] = [index, at].map((place) => code.slice(0, place).split('\n').length)
    for (let line = from ?? 0; line <= (to ?? 0); line += 1) css.add(line)
  }
  return all.filter(([number, line]) => css.has(number) || /style=\{\{/.test(line))
}

/** Words that stand between tags: `<p>Hello</p>`. */
function jsxTexts(code: string): string[] {
  // Styles are no markup, and an arrow or a comparison is no tag.
  const markup = code.replace(/`(?:[^`\\]|\\.)*`/g, '``').replace(/=>/g, '  ')
  return [...markup.matchAll(/<\/?[A-Za-z][\w.]*(?:\s[^<>]*?)?\/?>([^<>{}]*)(?=<\/|<[A-Za-z]|\{)/g)]
    .map(([, text = '']) => text.trim())
    .filter(
      (text) =>
        /\p{L}{2}/u.test(text) &&
        !/[;=()]|^,|:$|\b(return|const|import|extends|export|function)\b/.test(text),
    )
}

describe('what opens without a network', () => {
  it('O1 has every part of the home page that a club sees, not a press that is missing', () => {
    const parts = [...read('src/pages/HomePage.tsx').matchAll(/import\('@\/([^']+)'\)/g)].map(
      ([, part = '']) => `src/${part}`,
    )
    expect(parts.length).toBeGreaterThan(10)
    // The clubs of a league are an office's page.
    expect(parts.filter((part) => !isKept.test(part) && !part.includes('/clubs/'))).toEqual([])
  })

  it('O1 has its texts on the device, and those of the parts it opens', () => {
    const kept = (file: string) => isKept.test(file.replace(/\.tsx?$/, ''))
    const named = (text: string) => [...text.matchAll(/'(\w+)'/g)].map(([, name = '']) => name)
    const pages = [
      ...read('src/app/routes.tsx').matchAll(/import\('@\/(pages\/\w+)'\),\s*'\w+',([^)]*)\)/g),
    ].flatMap(([, page = '', texts = '']) => (kept(`src/${page}`) ? named(texts) : []))
    const parts = SHIPPED.filter(kept).flatMap((file) =>
      [...read(file).matchAll(/Part\(\s*\(\) => import\('([^']+)'\),\s*'\w+'([^)]*)\)/g)].flatMap(
        ([, part = '', texts = '']) =>
          kept(part.startsWith('@/') ? part.replace('@', 'src') : join(dirname(file), part))
            ? named(texts)
            : [],
      ),
    )
    expect(pages.length).toBeGreaterThan(10)
    expect(parts.length).toBeGreaterThan(30)
    expect(
      [...new Set([...pages, ...parts])].filter((name) => !FIELD_TEXTS.some((text) => text === name)),
    ).toEqual([])
  })
})
