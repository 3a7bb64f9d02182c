import { encodeLines } from '../../platform/terminal/encode-text.ts'
import { readCommandSettings } from '../settings/command-settings.ts'
import { moveShopFiles } from './move-shop-files.ts'
import { moveShop } from './move-shop.ts'
import { parseFilesTarget, parsePlaces, UsageError } from './places.ts'

// Moves the data of a shop between SQLite and PostgreSQL: `--from <place> --to <place>`; or its files
// between its folders and its bucket: `--files bucket` and `--files folder`.
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruption.abort(new Error('The move was interrupted; the same command continues it.'))
  })
}

try {
  const args = process.argv.slice(2)
  const target = parseFilesTarget(args)
  if (target === null) await moveDatabase(args)
  else await moveStoredFiles(target)
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${encodeLines(message)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

async function moveDatabase(args: readonly string[]): Promise<void> {
  const places = parsePlaces(args)
  await moveShop({ ...places, print: printLine, signal: interruption.signal })
  printLine('The move is complete: both databases have the same data.')
  printLine(
    'The files of the data folder (pictures, catalog, secret, open payments) are not moved; keep it as DATA_DIR.',
  )
}

async function moveStoredFiles(target: 'bucket' | 'folder'): Promise<void> {
  const settings = readCommandSettings(process.env)
  const { copied, present } = await moveShopFiles(settings, target, interruption.signal)
  printLine(`Copied ${copied} files, and compared them; ${present} were already there.`)
  printLine(
    target === 'bucket'
      ? 'Start the shop with the settings of the bucket. The files in the folders are not changed.'
      : 'Start the shop without the settings of the bucket. The files in it are not changed.',
  )
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
