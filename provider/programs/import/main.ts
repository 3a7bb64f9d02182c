import { openTerminalQuestion } from '../../platform/terminal/confirm.ts'
import { runCatalog } from './run-catalog.ts'
import { getWorkingFolder, readCommandSettings } from '../settings/command-settings.ts'
import { isLive } from '../check/live-check.ts'
import { loadShop } from '#shop/load-shop.ts'

// A consumer such as `head` may close the output early; the command still finishes its work.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Imports and manages the embedded provider's packs; see docs/import.md.
process.exitCode = await runCatalog(process.argv.slice(2), async () => {
  const settings = readCommandSettings(process.env)
  const { dataDir, databaseUrl, databaseConnections, catalogueDir } = settings
  const { config } = await loadShop(settings)
  return {
    location: { dataDir, databaseUrl, databaseConnections },
    catalogueDir,
    objectStore: settings.objectStore,
    config,
    isLive: isLive(process.env),
    ask: openTerminalQuestion(),
    workingFolder: getWorkingFolder(process.env),
  }
})
