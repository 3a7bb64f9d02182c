import { encodeLines } from '../../platform/terminal/encode-text.ts'
import { moveShop } from './move-shop.ts'
import { parsePlaces, UsageError } from './places.ts'

// Moves the data of a shop between SQLite and PostgreSQL: `--from <place> --to <place>`.
const interruption = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.on(signal, () => {
    interruption.abort(new Error('The move was interrupted; the same command continues it.'))
  })
}

try {
  const places = parsePlaces(process.argv.slice(2))
  await moveShop({ ...places, print: printLine, signal: interruption.signal })
  printLine('The move is complete: both databases have the same data.')
  printLine(
    'The files of the data folder (pictures, catalogue, secret, open payments) are not moved; keep it as DATA_DIR.',
  )
} catch (error) {
  const message = error instanceof Error ? error.message : String(error)
  process.stderr.write(`${encodeLines(message)}\n`)
  process.exitCode = error instanceof UsageError ? 2 : 1
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
