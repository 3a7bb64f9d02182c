// @vitest-environment happy-dom
import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { HomeHero } from '#app/features/catalog/home-hero.tsx'
import { brand } from '#app/features/brand/brand.ts'
import { locales } from '#app/locales/locales.ts'
import { FooterShell } from '#app/layouts/footer.tsx'
import { renderInShop } from '../render-in-shop.tsx'

afterEach(cleanup)

const project = resolve(import.meta.dirname, '../../..')
const brandFacts = [brand.name, brand.company, brand.city, brand.contactAddress]

/** Folders with code whose strings are shown to visitors. */
const foldersWithVisibleText = ['features', 'layouts', 'routes', 'ui', 'i18n'].map(
  (folder) => `app/${folder}`,
)

test('the shop’s name, company, city and contact address occur in one file only [R1.05]', () => {
  const files = [...foldersWithVisibleText, 'messages']
    .flatMap(listFiles)
    .filter((file) => brandFacts.some((fact) => readWithoutComments(file).includes(fact)))
  expect(files.map((file) => relative(project, file))).toEqual(['app/features/brand/brand.ts'])
})

test('the home page and the footer show the tagline “Limitless soundscapes” [R1.05]', () => {
  expect(brand.tagline()).toBe('Limitless soundscapes')
  renderInShop(<HomeHero packs={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(brand.tagline())
  cleanup()
  renderInShop(<FooterShell />)
  const { textContent } = screen.getByRole('contentinfo')
  expect(textContent).toContain(brand.tagline())
  expect(textContent).toContain(brand.name)
})

test('the tagline is translated into every language [R1.05]', () => {
  const taglines = locales.map((locale) => {
    const file = readFileSync(resolve(project, 'messages', locale, 'shop.json'), 'utf8')
    return String(JSON.parse(file).shop_tagline)
  })
  expect(new Set(taglines).size).toBe(locales.length)
})

function listFiles(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
}
