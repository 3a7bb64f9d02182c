import { readFileSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { cleanup, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { HomeHero } from '#app/features/home/home-hero.tsx'
import { getIdentity } from '#app/features/identity/identity.ts'
import { FooterShell } from '#app/layouts/footer.tsx'
import { locales } from '#app/locales/locales.ts'
import { findDemoTraces } from '../../support/shops/other-identity.ts'
import { renderInShop } from '../render-in-shop.tsx'
import shop from '../../../shop.config.ts'

const project = resolve(import.meta.dirname, '../../..')

/** Folders with code or texts shown to visitors, customers or the owner. */
const folders = [
  'app/features',
  'app/layouts',
  'app/routes',
  'app/ui',
  'app/i18n',
  'messages',
  'shop/legal',
].concat(
  readdirSync(resolve(project, 'provider'))
    .filter((name) => !name.includes('.') && name !== 'programs')
    .map((name) => `provider/${name}`),
)

/**
 * Uses of the name that no visitor sees: the musical overtone, the webhook header, an old prefix,
 * the database file, the metrics; the word for a kind of texture in the lists of the thesaurus.
 */
const internalNames =
  /overtoneWeights|'overtone-signature'|\/\^OVT_\/|'overtone\.db'|\bovertone_[a-z_]+|\bsoundscapes?\??,/g

test("the shop's identity is hard-coded nowhere outside its config [R1.05 P5.01]", () => {
  const found = folders
    .flatMap(listFiles)
    .flatMap((file) =>
      findDemoTraces(readWithoutComments(file).replaceAll(internalNames, '')).map(
        (trace) => `${relative(project, file)}: ${trace}`,
      ),
    )
  expect(found).toEqual([])
})

test('the home page and the footer show the tagline “Limitless soundscapes” [R1.05]', () => {
  const { name, tagline } = getIdentity()
  expect(tagline).toBe('Limitless soundscapes')
  renderInShop(<HomeHero packs={[]} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain(tagline)
  cleanup()
  renderInShop(<FooterShell />)
  const { textContent } = screen.getByRole('contentinfo')
  expect(textContent).toContain(tagline)
  expect(textContent).toContain(name)
})

test('the tagline is translated into every language [R1.05]', () => {
  expect(new Set(Object.values(shop.brand.tagline ?? {})).size).toBe(locales.length)
})

function listFiles(folder: string): string[] {
  return readdirSync(resolve(project, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|json|md)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

function readWithoutComments(file: string): string {
  return readFileSync(file, 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
}
