// Writes the contract as OpenAPI, from the schemas and paths that the application itself uses (docs/openapi.yaml).
//   node tools/openapi.ts          writes it
//   node tools/openapi.ts --check  fails when the written one is out of date
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { HEADERS, type Operation, OPERATIONS, QUERIES, TAGS } from './openapiOperations.ts'
import { componentSchemas, type Json } from './openapiSchemas.ts'
import { yaml } from './yaml.ts'

const FILE = join(import.meta.dirname, '../docs/openapi.yaml')
/** Paths that are the same for everybody (src/api/http/withLeagueAdmin.ts has the same list). */
const WITHOUT_PREFIX =
  /^\/(token(\/|$)|password-recovery$|reset-password$|accept_tos$|users\/\{id\}$|companies\/get_company$|coaches\/|kitmen\/|my-feedback$)/

const ref = (kind: string, name: string): Json => ({ $ref: `#/components/${kind}/${name}` })
const json = (schema: Json): Json => ({ 'application/json': { schema } })

function schemaOf(name: string): Json {
  return name.endsWith('[]')
    ? { type: 'array', items: ref('schemas', name.slice(0, -2)) }
    : ref('schemas', name)
}

function responsesOf(operation: Operation): Json {
  const { answer, status = 200, open, conflict, ours, path, method } = operation
  const good: Json =
    answer === undefined
      ? { description: 'Done.' }
      : { description: status === 201 ? 'Created.' : 'As asked for.', content: json(schemaOf(answer)) }
  return {
    [status]: good,
    ...(method === 'get' ? {} : { 400: ref('responses', 'Invalid') }),
    ...(open ? {} : { 401: ref('responses', 'NotLoggedIn') }),
    403: ref('responses', open ? 'Refused' : 'Forbidden'),
    ...(ours || path.includes('{') ? { 404: ref('responses', 'NotFound') } : {}),
    ...(conflict ? { 409: ref('responses', 'Conflict') } : {}),
    429: ref('responses', 'Busy'),
    503: ref('responses', 'Busy'),
  }
}

function operationOf(operation: Operation): Json {
  const { tag, id, summary, description, ours, open, query = [], headers = [], body, form } = operation
  const note = ours ? 'May be missing: the application then works without this part.' : undefined
  const words = [description, note].filter((one) => one !== undefined).join(' ')
  const content = body === undefined ? undefined : json(schemaOf(body))
  return {
    tags: [tag],
    operationId: id,
    summary,
    ...(words === '' ? {} : { description: words }),
    ...(open ? { security: [] } : {}),
    parameters: [
      ...query.map((name) => ref('parameters', name)),
      ...headers.map((name) => ref('parameters', name)),
      ...(open ? [] : [ref('parameters', 'company')]),
      ref('parameters', 'language'),
    ],
    ...(content === undefined
      ? {}
      : {
          requestBody: {
            required: true,
            content: form
              ? { 'application/x-www-form-urlencoded': { schema: schemaOf(body ?? '') } }
              : content,
          },
        }),
    responses: responsesOf(operation),
  }
}

function pathItems(): Json {
  const items: Record<string, Record<string, Json>> = {}
  for (const operation of OPERATIONS) {
    const { path, method } = operation
    const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name)
    items[path] ??= {
      ...(WITHOUT_PREFIX.test(path) ? {} : { servers: SERVERS_WITH_LEAGUE }),
      ...(names.length === 0
        ? {}
        : {
            parameters: names.map((name) => ({
              name,
              in: 'path',
              required: true,
              schema: name === 'refreshToken' ? { type: 'string' } : ref('schemas', 'Id'),
            })),
          }),
    }
    const item = items[path]
    item[method] = operationOf(operation)
  }
  return items
}

const SERVERS = [{ url: '/api', description: 'Where config.json says that the backend answers.' }]
const SERVERS_WITH_LEAGUE = [
  ...SERVERS,
  { url: '/api/league_admin', description: 'The same for people of a company with isLeagueAdmin.' },
]

const refused = (description: string): Json => ({ description, content: json(ref('schemas', 'Error')) })

/** The whole document. */
export function openApi(): Json {
  return {
    openapi: '3.1.0',
    info: {
      title: 'Sward backend',
      version: '1',
      summary: 'What the application asks of a backend, and how it reads the answers.',
      description:
        'Quantities are metric. Lists are bare arrays; a row that cannot be read is left out, an unknown key or word is kept. A field that is not required may be absent or null. An error may have any body, also none.',
      license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
    },
    servers: SERVERS,
    security: [{ bearer: [] }],
    tags: TAGS.map(({ name, description }) => ({ name, description })),
    paths: pathItems(),
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          bearerFormat: 'JWT',
          description:
            'A token with the claims sub (user id), role and exp (seconds). Sent with every call whose path does not contain "token".',
        },
      },
      parameters: { ...QUERIES, ...HEADERS } as unknown as Json,
      responses: {
        Invalid: refused('The body was not accepted.'),
        NotLoggedIn: refused(
          'The token is missing, wrong or expired. It is renewed once, and the call repeated.',
        ),
        Refused: refused('Not accepted.'),
        Forbidden: refused('The person may not do this.'),
        NotFound: refused('There is nothing here.'),
        Conflict: refused('Somebody else has changed it meanwhile.'),
        Busy: {
          description: 'Too much to do. Reads are repeated when `Retry-After` is within ten seconds.',
          headers: {
            'Retry-After': { description: 'Seconds, or an HTTP date.', schema: { type: 'string' } },
          },
          content: json(ref('schemas', 'Error')),
        },
      },
      schemas: componentSchemas(),
    },
  }
}

export const openApiText = (): string =>
  `# Written by \`npm run openapi\`; changes belong into src/domain and tools/openapiOperations.ts.\n${yaml(openApi())}`

if (process.argv[1] === import.meta.filename) {
  const text = openApiText()
  if (process.argv.includes('--check')) {
    const current = existsSync(FILE) && readFileSync(FILE, 'utf8') === text
    if (!current) console.error('docs/openapi.yaml is out of date: npm run openapi')
    process.exitCode = current ? 0 : 1
  } else {
    writeFileSync(FILE, text)
    console.log(`docs/openapi.yaml: ${OPERATIONS.length} calls`)
  }
}
