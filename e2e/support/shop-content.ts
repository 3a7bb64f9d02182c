import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brand } from '../../app/features/brand/brand.ts'
import { localeNames } from '../../app/locales/locales.ts'

const manifest = resolve(import.meta.dirname, '../../.cache/catalogue-small/manifest.json')
const named = ['name', 'label', 'summary', 'description']

/**
 * Tells what pages show that nobody translates: names and descriptions of the catalogue on sale, the
 * shop's own facts, and what the visitor gave.
 */
export function contentReader(given: readonly string[]): (text: string) => boolean {
  const facts = Object.values(brand).filter((fact) => typeof fact === 'string')
  const catalogue = contentOf(JSON.parse(readFileSync(manifest, 'utf8')))
  const content = new Set([...catalogue, ...facts, ...Object.values(localeNames), ...given])
  return (text) => content.has(text)
}

/** Every text under a name of content, however deep. */
function contentOf(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([key, inner]) => {
    if (named.includes(key)) return [inner].flat().filter((text) => typeof text === 'string')
    return typeof inner === 'object' ? contentOf(inner) : []
  })
}
