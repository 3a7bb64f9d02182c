import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import plugin from '#app/styles/breakpoints-plugin.ts'
import { breakpoints } from '#app/ui/breakpoints.ts'

const folder = resolve(import.meta.dirname, '../../app/styles')
const css = readFileSync(resolve(folder, 'app.css'), 'utf8')

/** Returns the media query of a class in the style sheet compiled by Tailwind for the shop. */
async function getMediaQuery(className: string): Promise<string | undefined> {
  const { build } = await compile(css, {
    base: folder,
    loadModule: async (id) => ({ path: resolve(folder, id), base: folder, module: plugin }),
    loadStylesheet: async (id) => {
      const path = id === 'tailwindcss' ? getTailwindPath() : resolve(folder, id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  return /@media (\(width[^{]+\)) \{\s*\S+:block \{/.exec(build([className]))?.[1]
}

function getTailwindPath(): string {
  return resolve(import.meta.dirname, '../../node_modules/tailwindcss/index.css')
}

test.each([
  ['mobile', breakpoints.mobile],
  ['mobile-lg', breakpoints.mobileLg],
  ['tablet', breakpoints.tablet],
  ['desktop', breakpoints.desktop],
  ['desktop-medium', breakpoints.desktopMedium],
  ['desktop-wide', breakpoints.desktopWide],
])('the variant %s starts at the breakpoint of the same name', async (variant, pixels) => {
  expect(await getMediaQuery(`${variant}:block`)).toBe(`(width >= ${pixels}px)`)
})

test("Tailwind's default breakpoints are disabled", async () => {
  for (const variant of ['sm', 'md', 'lg', 'xl', '2xl']) {
    expect(await getMediaQuery(`${variant}:block`), variant).toBeUndefined()
  }
})

test('app.css does not repeat any breakpoint', () => {
  expect(css).not.toMatch(/@media[^{]*width/)
})
