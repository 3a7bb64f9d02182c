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
const facts = [brand.name, brand.company, brand.city, brand.contactAddress]

/** What visitors read comes from these rooms. */
const rooms = ['features', 'layouts', 'routes', 'ui', 'i18n'].map((room) => `app/${room}`)

test('R1.05 the brand’s name and the shop’s facts are written in one file alone', () => {
  const writers = [...rooms, 'messages']
    .flatMap(filesOf)
    .filter((file) => facts.some((fact) => withoutComments(file).includes(fact)))
  expect(writers.map((file) => relative(project, file))).toEqual(['app/features/brand/brand.ts'])
})

test('R1.05 the tagline speaks of limitless soundscapes on home and in the footer', () => {
  expect(brand.tagline()).toBe('Limitless soundscapes')
  renderInShop(<HomeHero packs={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(brand.tagline())
  cleanup()
  renderInShop(<FooterShell />)
  const { textContent } = screen.getByRole('contentinfo')
  expect(textContent).toContain(brand.tagline())
  expect(textContent).toContain(brand.name)
})

test('R1.05 the tagline has words of its own in every language', () => {
  const taglines = locales.map((locale) => {
    const file = readFileSync(resolve(project, 'messages', locale, 'shop.json'), 'utf8')
    return String(JSON.parse(file).shop_tagline)
  })
  expect(new Set(taglines).size).toBe(locales.length)
})

function filesOf(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

function withoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
}
