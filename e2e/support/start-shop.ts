import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { getOrigin, getPort } from './ports.ts'
import type { ProgramName } from './ports.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'
import { isOnEdge, test } from './test.ts'
import { bundledPrograms } from '../../scripts/launch/folder.js'

/** The folder of the catalogue shared by all tests. */
export const smallCatalogueFolder = resolve(import.meta.dirname, '../../.cache/catalogue-small')

/**
 * Starts another shop on its own origin with an empty data folder, which is deleted on stop; on
 * workerd if the running test belongs to a project of it.
 */
export async function startShop(
  name: ProgramName,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), `overtone-${name}-`))
  // Starting workerd takes longer than starting Node.
  if (isOnEdge()) test.setTimeout(180_000)
  const program = isOnEdge() ? 'e2e/support/serve-edge-shop.js' : bundledPrograms.server
  const shop = await startProgram(program, `${getOrigin(name)}/healthz`, {
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
