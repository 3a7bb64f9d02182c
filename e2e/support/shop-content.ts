import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { brand } from '../../app/features/brand/brand.ts'
import { localeNames } from '../../app/locales/locales.ts'

const manifest = resolve(import.meta.dirname, '../../.cache/catalogue-small/manifest.json')
const contentProperties = ['name', 'label', 'summary', 'description']

/**
 * Matches the untranslated texts of pages: names and descriptions of the catalog, facts about the
 * shop, and user input.
 */
export function createContentMatcher(input: readonly string[]): (text: string) => boolean {
  const facts = Object.values(brand).filter((fact) => typeof fact === 'string')
  const catalogue = collectContent(JSON.parse(readFileSync(manifest, 'utf8')))
  const content = new Set([...catalogue, ...facts, ...Object.values(localeNames), ...input])
  return (text) => content.has(text)
}

/** The texts of all content properties, at any depth. */
function collectContent(value: unknown): string[] {
  return Object.entries(Object(value)).flatMap(([key, inner]) => {
    if (contentProperties.includes(key))
      return [inner].flat().filter((text) => typeof text === 'string')
    return typeof inner === 'object' ? collectContent(inner) : []
  })
}
