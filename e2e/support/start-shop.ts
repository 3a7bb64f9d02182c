import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getOrigin, getPort } from './ports.ts'
import type { ProgramName } from './ports.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'

/** The folder of the catalogue shared by all tests. */
export const smallCatalogueFolder = resolve(import.meta.dirname, '../../.cache/catalogue-small')

/** Starts another shop on its own origin with an empty data folder, which is deleted on stop. */
export async function startShop(
  name: ProgramName,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), `overtone-${name}-`))
  const shop = await startProgram('app/server/main.ts', `${getOrigin(name)}/health`, {
    PORT: String(getPort(name)),
    ORIGIN: getOrigin(name),
    DATA_DIR: folder,
    CATALOGUE_DIR: smallCatalogueFolder,
    ...env,
  })
  return {
    ...shop,
    stop: async (signal) => {
      await shop.stop(signal)
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
