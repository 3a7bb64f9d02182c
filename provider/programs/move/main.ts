import { encodeLines } from '../../platform/terminal/encode-text.ts'
import { describeBucket } from '../../platform/files/file-place.ts'
import { moveFiles } from '../files/move-files.ts'
import { readCommandSettings } from '../settings/command-settings.ts'
import { moveShop } from './move-shop.ts'
import { parseFilesTarget, parsePlaces, UsageError } from './places.ts'

// Moves the data of a shop between SQLite and PostgreSQL: `--from <place> --to <place>`; or its files
// between its folders and its bucket: `--files bucket` and `--files folder`.
const interruption = new AbortController()

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
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      interruption.abort(new Error('The move was interrupted; the same command continues it.'))
    })
  }
  const places = parsePlaces(args)
  await moveShop({ ...places, print: printLine, signal: interruption.signal })
  printLine('The move is complete: both databases have the same data.')
  printLine(
    'The files of the data folder (pictures, catalogue, secret, open payments) are not moved; keep it as DATA_DIR.',
  )
}

async function moveStoredFiles(target: 'bucket' | 'folder'): Promise<void> {
  const { dataDir, catalogueDir, objectStore } = readCommandSettings(process.env)
  if (objectStore === null) throw new UsageError('Set S3_BUCKET and the access key of the bucket.')
  const folders = { dataDir, catalogueDir }
  const bucket = { ...folders, objectStore }
  const isUpload = target === 'bucket'
  const { copied, present } = await moveFiles(
    isUpload ? folders : bucket,
    isUpload ? bucket : folders,
  ).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    const place = describeBucket(objectStore)
    throw new Error(
      `The files cannot be moved (${place}): ${reason}. The same command continues the move.`,
      { cause },
    )
  })
  printLine(`Copied ${copied} files, and compared them; ${present} were there already.`)
  printLine(
    isUpload
      ? 'Start the shop with the settings of the bucket. The files in the folders are not changed.'
      : 'Start the shop without the settings of the bucket. The files in it are not changed.',
  )
}

function printLine(text: string): void {
  process.stdout.write(`${text}\n`)
}
