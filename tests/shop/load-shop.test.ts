import { rm, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { loadShop } from '#shop/load-shop.ts'
import demoShop from '../../shop.config.ts'
import { createTemporaryFolder } from '../support/shops/open-shop.ts'

const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>'

/** Writes a config with a logo and returns its path. */
async function writeConfig(logo: string): Promise<string> {
  const folder = await createTemporaryFolder()
  await writeFile(join(folder, 'logo.svg'), logo)
  const config = {
    ...demoShop,
    brand: { ...demoShop.brand, name: 'Harbor', logo: 'logo.svg', icon: null },
  }
  const file = join(folder, 'shop.config.mjs')
  await writeFile(file, `export default ${JSON.stringify(config)}`)
  return file
}

const load = (shopConfigPath: string) => loadShop({ shopConfigPath, legalDir: null })

test("without a setting, the project's own identity is used [P5.01]", async () => {
  expect(await loadShop({ shopConfigPath: null, legalDir: null })).toMatchObject({
    config: demoShop,
    logo: null,
  })
})

test('a config can be in any folder, with its logo next to it [P5.01]', async () => {
  const { config, logo, icon } = await load(await writeConfig(picture))
  expect(config.brand.name).toBe('Harbor')
  expect(logo).toBe(picture)
  expect(icon).toContain('>H</text>')
})

test.each([
  ['a script', picture.replace('<path', '<script>alert(1)</script><path')],
  ['an event handler', picture.replace('<path', '<path onclick="alert(1)"')],
  ['a foreign picture', picture.replace('<path', '<image href="https://x.test/a.png"/><path')],
  ['no viewBox', picture.replace(' viewBox="0 0 9 9"', '')],
  ['no SVG', 'GIF89a'],
])('a logo with %s is refused [P5.01]', async (_, logo) => {
  await expect(load(await writeConfig(logo))).rejects.toThrow(/shop\.config\.mjs .*brand\.logo: /)
})

test('a missing logo is reported with its field [P5.01]', async () => {
  const file = await writeConfig(picture)
  await rm(join(dirname(file), 'logo.svg'))
  await expect(load(file)).rejects.toThrow(
    /shop\.config\.mjs cannot be used\. brand\.logo: logo\.svg does not exist\.$/,
  )
})

test('a syntax error in the config is reported with its line [P5.01]', async () => {
  const file = join(await createTemporaryFolder(), 'shop.config.mjs')
  await writeFile(file, 'const name = 1\n\nexport default { brand: nothing.at.all }')
  await expect(load(file)).rejects.toThrow(
    /shop\.config\.mjs cannot be used\. Line 3: nothing is not defined\.$/,
  )
})

test('a config that imports the schema from its old location is told the new one [P5.01]', async () => {
  const file = join(await createTemporaryFolder(), 'shop.config.mjs')
  const schema = resolve(import.meta.dirname, '../../app/shop/shop-config.ts')
  await writeFile(file, `import { defineShop } from '${schema}'\nexport default defineShop({})`)
  await expect(load(file)).rejects.toThrow(
    /cannot be used\. It imports app\/shop\/shop-config\.ts, which is shop\/shop-config\.ts now\.$/,
  )
})

test('a missing config is reported [P5.01]', async () => {
  await expect(load('/nowhere/shop.config.ts')).rejects.toThrow('/nowhere/shop.config.ts cannot')
})

test("the owner's texts are next to the config and are loaded with it [P5.01]", async () => {
  const file = await writeConfig(picture)
  const texts = { de: { mail_greeting: 'Moin {name},' } }
  await writeFile(
    join(dirname(file), 'shop.texts.ts'),
    `export default ${JSON.stringify(texts)} as const`,
  )
  expect((await load(file)).config.ownTexts).toEqual(texts)
})

test('an invalid text of the owner is reported with its file, key and language [P5.01]', async () => {
  const file = await writeConfig(picture)
  const texts = { de: { mail_greeting: 'Moin,' } }
  await writeFile(join(dirname(file), 'shop.texts.ts'), `export default ${JSON.stringify(texts)}`)
  await expect(load(file)).rejects.toThrow(
    /shop\.texts\.ts cannot be used\. mail_greeting in de: \{name\} is missing\.$/,
  )
})
