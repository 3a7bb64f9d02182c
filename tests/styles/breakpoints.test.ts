import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { compile } from 'tailwindcss'
import { expect, test } from 'vitest'
import plugin from '#app/styles/breakpoints-plugin.ts'
import { breakpoints } from '#app/ui/breakpoints.ts'

const folder = resolve(import.meta.dirname, '../../app/styles')
const css = readFileSync(resolve(folder, 'app.css'), 'utf8')

/** Returns the style sheet that Tailwind compiles for a shop with these classes. */
async function compileClasses(classNames: string[]): Promise<string> {
  const { build } = await compile(css, {
    base: folder,
    loadModule: async (id) => ({ path: resolve(folder, id), base: folder, module: plugin }),
    loadStylesheet: async (id) => {
      const path = id === 'tailwindcss' ? getTailwindPath() : resolve(folder, id)
      return { path, base: dirname(path), content: readFileSync(path, 'utf8') }
    },
  })
  return build(classNames)
}

async function getMediaQuery(className: string): Promise<string | undefined> {
  const compiled = await compileClasses([className])
  return /@media (\(width[^{]+\)) \{\s*\S+:block \{/.exec(compiled)?.[1]
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

test('every width in pixels in the style sheet is a breakpoint', async () => {
  const compiled = await compileClasses([])
  const queries = compiled.match(/@media [^{]*width[^{]*/g) ?? []
  const widths = queries.flatMap((query) => query.match(/\d+(?=px)/g) ?? [])
  expect(widths.length).toBeGreaterThan(0)
  const known: readonly number[] = Object.values(breakpoints)
  expect(widths.filter((width) => !known.includes(Number(width)))).toEqual([])
})
