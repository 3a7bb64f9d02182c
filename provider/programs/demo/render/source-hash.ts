import { createHash } from 'node:crypto'
import type { Hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const sourceFolders = ['..', '../../../platform/sound', '../../analysis'].map((path) =>
  resolve(import.meta.dirname, path),
)
const texts = resolve(import.meta.dirname, '../texts')

/** The hashes of the sources, which are not part of a bundle. */
interface BundledHashes {
  readonly sources: string
  readonly texts: string
}

const bundled: BundledHashes | undefined = import.meta.env?.['DEMO_HASHES']

/**
 * Hashes everything that determines the rendered bytes: the source code of the synthesis, the audio
 * formats, the measurements and the covers, the version of the MP3 encoder, and the module of
 * packs.
 */
export function computeSourceHash(packsModule: string): string {
  if (bundled) return bundled.sources
  const hash = createHash('sha256')
  for (const path of sourceFolders) updateWithSources(hash, path)
  hash.update(readFileSync(fileURLToPath(packsModule)))
  hash.update(readEncoderPackage())
  return hash.digest('hex')
}

/** Hashes the translated texts, which the rendered bytes do not depend on. */
export function computeTextsHash(): string {
  if (bundled) return bundled.texts
  const hash = createHash('sha256')
  updateWithSources(hash, texts)
  return hash.digest('hex')
}

function updateWithSources(hash: Hash, folder: string): void {
  for (const path of listSources(folder)) {
    hash.update(`${relative(folder, path).replaceAll('\\', '/')}\0`)
    hash.update(readFileSync(path))
  }
}

/** Lists the source files of a folder, except the translated texts. */
function listSources(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => folder === texts || !path.startsWith(texts))
    .toSorted()
}

function readEncoderPackage(): string {
  const entry = createRequire(import.meta.url).resolve('wasm-media-encoders')
  const [root = ''] = entry.split(/[\\/]dist[\\/]/)
  return readFileSync(join(root, 'package.json'), 'utf8')
}
