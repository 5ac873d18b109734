import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paths } from '@/api/paths'
import { openApi, openApiText } from '../tools/openapi.ts'
import { OPERATIONS } from '../tools/openapiOperations.ts'
import { yaml } from '../tools/yaml.ts'

/** Spec §7 and contract.md, call by call. */
const CALLS = `
POST /token
POST /token/replenish/{}
POST /password-recovery
POST /reset-password
POST /accept_tos
GET PUT /users/{}
GET /users
GET /companies/get_company
GET /companies
GET POST /activities
PUT DELETE /activities/{}
GET POST /equipment
PUT DELETE /equipment/{}
GET /equipment/{}/activities
GET POST /supplies
PUT DELETE /supplies/{}
GET POST /cocktails
PUT DELETE /cocktails/{}
GET /pitches
GET /pitches/{}
GET /pitches/{}/growth
GET /pitches/{}/growth/nitrogen-usage
GET /pitches/{}/sunlight
GET /pitches/{}/v2/sunlight
GET /pitches/{}/v2/field-measurements
GET /pitches/{}/report
GET /pitches/{}/activities-report
GET /pitches/latest-activities
PUT /pitches/{}/preferences
GET /sections
GET /sections/{}/evapotranspiration/daily
GET /sections/{}/disease_risks/daily
GET /sections/{}/growing_degree_days/daily
GET /events
GET /fertilization/history
GET /diseases
GET /suggested-activities
GET /configuration/activities
GET /weather/{}
GET POST /users/days_off
GET DELETE /users/{}/days_off
GET POST DELETE /organizations/{}/non_working_days
GET /coaches/me/teams
GET /coaches/me/activities
GET /my-feedback
GET /kitmen/me/teams
GET /kitmen/me/activities
GET POST /activities/{}/feedback
PUT /activities/{}/feedback/{}
`
  .trim()
  .split('\n')
  .flatMap((line) => {
    const words = line.split(' ')
    return words.slice(0, -1).map((method) => `${method} ${words.at(-1)}`)
  })
const anonymous = (path: string) => path.replaceAll(/\{\w*\}/g, '{}')

describe('the contract as OpenAPI', () => {
  it('is what docs/openapi.yaml says (npm run openapi writes it)', () => {
    expect(readFileSync('docs/openapi.yaml', 'utf8')).toBe(openApiText())
  })

  it('has every call of the specification and of the contract, and no other', () => {
    const written = OPERATIONS.map(({ method, path }) => `${method.toUpperCase()} ${anonymous(path)}`)
    expect(written.toSorted()).toEqual(CALLS.toSorted())
  })

  it('has every path of the application', () => {
    const written = new Set(OPERATIONS.map(({ path }) => anonymous(path)))
    for (const path of Object.values(paths)) {
      const text = typeof path === 'string' ? path : anonymous(decodeURIComponent(path('{}', '{}')))
      expect([...written]).toContain(text)
    }
  })

  it('asks for a bearer everywhere but where nobody is logged in yet', () => {
    const open = OPERATIONS.filter((operation) => operation.open).map(({ path }) => path)
    expect(open).toEqual([
      '/token',
      '/token/replenish/{refreshToken}',
      '/password-recovery',
      '/reset-password',
    ])
  })

  it('refers only to what it defines, and is the same every time', () => {
    const text = JSON.stringify(openApi())
    const { components } = openApi() as { components: Record<string, Record<string, unknown>> }
    const refs = [...text.matchAll(/"#\/components\/(\w+)\/([^"]+)"/g)]
    expect(refs.length).toBeGreaterThan(400)
    for (const [, kind = '', name = ''] of refs)
      expect([kind, name, name in (components[kind] ?? {})]).toEqual([kind, name, true])
    expect(text).not.toMatch(/\$defs|"(list|copy|row)\d/)
    expect(JSON.stringify(openApi())).toBe(text)
  })
})

describe('the writer of YAML', () => {
  it('quotes what would be read as something else', () => {
    expect(
      yaml({
        a: 'yes',
        b: 'true',
        c: '1',
        d: 'x: y',
        e: '',
        f: null,
        g: [],
        h: {},
        i: [1, ['a'], { b: 'c' }],
        200: 'ok',
      }),
    ).toBe(
      '"200": ok\na: "yes"\nb: "true"\nc: "1"\nd: "x: y"\ne: ""\nf: null\ng: []\nh: {}\ni:\n  - 1\n  - - a\n  - b: c\n',
    )
  })
})
