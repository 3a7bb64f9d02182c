import { resolve } from 'node:path'
import { build, resolveConfig } from 'vite'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '../..')
const entry = resolve(root, 'app/planted.ts')

/** Builds a script for the browser that imports a file, with the protection of the shop's own build only. */
async function buildImporterOf(file: string): Promise<unknown> {
  const { plugins } = await resolveConfig({ root, configFile: `${root}/app.config.ts` }, 'build')
  const planted: Plugin = {
    name: 'planted',
    resolveId: (id) => (id === entry ? id : null),
    load: (id) =>
      id === entry ? `import * as imported from '${file}'\nconsole.log(imported)` : null,
  }
  return await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [...plugins.filter(({ name }) => name.includes('import-protection')), planted],
    build: { write: false, rolldownOptions: { input: entry } },
  })
}

test.each([
  '#provider/platform/calendar/shop-day.ts',
  '../provider/ledger/ledger.rules.ts',
  '#app/server/settings/settings.ts',
  '#app/request-scope/request-scope.server.ts',
])('the build fails if the browser would load %s', async (file) => {
  await expect(buildImporterOf(file)).rejects.toThrow('Import denied in client environment')
})

test('the browser may load the contract', async () => {
  await expect(buildImporterOf('#provider/contract/product-kinds.ts')).resolves.toBeDefined()
})
