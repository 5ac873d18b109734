import type { Json } from './openapiSchemas.ts'

const PLAIN = /^[A-Za-z][A-Za-z0-9_/.-]*$/
const RESERVED = /^(true|false|null|yes|no|on|off|y|n)$/i
const scalar = (value: string): string =>
  PLAIN.test(value) && !RESERVED.test(value) ? value : JSON.stringify(value)

/** A value as YAML 1.2, block style; the same text for the same value. */
export function yaml(value: Json, indent = ''): string {
  if (Array.isArray(value))
    return value.map((item: Json) => `${indent}- ${inner(item, `${indent}  `).trimStart()}`).join('')
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .filter((entry): entry is [string, Json] => entry[1] !== undefined)
      .map(
        ([key, child]) =>
          `${indent}${scalar(key)}:${isLeaf(child) ? ' ' : '\n'}${inner(child, `${indent}  `)}`,
      )
      .join('')
  return `${indent}${leaf(value)}\n`
}

const isLeaf = (value: Json): boolean =>
  typeof value !== 'object' || value === null || Object.keys(value).length === 0

const inner = (value: Json, indent: string): string =>
  isLeaf(value) ? `${leaf(value)}\n` : yaml(value, indent)

function leaf(value: Json): string {
  if (Array.isArray(value)) return '[]'
  if (typeof value === 'object' && value !== null) return '{}'
  return typeof value === 'string' ? scalar(value) : String(value)
}
