import { openDatabase } from '#provider/platform/database/open-database.ts'
import { importFolder } from '#provider/programs/import/import-folder.ts'
import { openSoundThreads } from '#provider/programs/import/sounds/sound-pool.ts'
import shop from '../shop.config.ts'

// Imports a folder into a data folder and prints the cost as JSON. It runs in its own process,
// because a process's peak memory never falls.
const [folder = '', dataDir = '', threads = ''] = process.argv.slice(2)
const db = await openDatabase({ dataDir })
const before = process.cpuUsage()
const started = performance.now()
const isComplete = await importFolder({
  folder,
  defaults: { price: 9, artist: null, genre: null },
  isCheck: false,
  db,
  folders: { dataDir, shop, catalogueDir: dataDir },
  output: { print: () => {}, draw: () => {}, isTerminal: false, isJson: false },
  openThreads: (data) => openSoundThreads(data, Number(threads)),
})
const seconds = (performance.now() - started) / 1000
const { user, system } = process.cpuUsage(before)
const rows = await db.selectFrom('sounds').select('frames').execute()
await db.destroy()
if (!isComplete) throw new Error('The import has left out files.')
process.stdout.write(
  JSON.stringify({
    seconds,
    cpuSeconds: (user + system) / 1e6,
    minutes: rows.reduce((sum, { frames }) => sum + frames, 0) / 44_100 / 60,
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  }),
)
