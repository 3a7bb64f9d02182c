import { join } from 'node:path'
import { runCatalog } from '#app/provider-embedded/import/run-catalog.ts'
import { readSettings } from './settings.ts'

// A reader such as `head` may close the output early; what was begun is finished.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error
})

// Imports and manages the packs of the embedded provider; see docs/import.md.
process.exitCode = await runCatalog(process.argv.slice(2), () => {
  // A shop whose email is not set up can be filled.
  const { dataDir, databaseUrl, databaseConnections, catalogueDir, ownerMail } = readSettings({
    MAIL: 'log',
    ...process.env,
  })
  return {
    location: { dataDir, databaseUrl, databaseConnections },
    soundsDir: join(catalogueDir, 'files'),
    ownerAddress: ownerMail,
  }
})
