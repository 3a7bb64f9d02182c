import { join } from 'node:path'
import { runCatalog } from '#app/provider-embedded/import/run-catalog.ts'
import { readSettings } from './settings.ts'

// Imports and manages the packs of the embedded provider; see docs/import.md.
process.exitCode = await runCatalog(process.argv.slice(2), () => {
  // A shop whose email is not set up can be filled.
  const { dataDir, databaseUrl, databaseConnections, catalogueDir } = readSettings({
    MAIL: 'log',
    ...process.env,
  })
  return {
    location: { dataDir, databaseUrl, databaseConnections },
    soundsDir: join(catalogueDir, 'files'),
  }
})
