import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { originOf, portOf } from './ports.ts'
import type { ProgramName } from './ports.ts'
import { startProgram } from './program.ts'
import type { Program } from './program.ts'

/** The catalogue of all journeys. */
export const smallCatalogue = resolve(import.meta.dirname, '../../.cache/catalogue-small')

/** Starts one more shop at the origin of its name, over a new folder that goes with it. */
export async function startShop(
  name: ProgramName,
  env: Readonly<Record<string, string>> = {},
): Promise<Program> {
  const folder = mkdtempSync(join(tmpdir(), `overtone-${name}-`))
  const shop = await startProgram('app/server/main.ts', `${originOf(name)}/health`, {
    PORT: String(portOf(name)),
    ORIGIN: originOf(name),
    DATA_DIR: folder,
    CATALOGUE_DIR: smallCatalogue,
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
