import { createHash } from 'node:crypto'
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Books } from '../books.ts'
import { formatViolation } from './rules.ts'

type FileRules = Readonly<Record<string, (folder: string, books: Books) => readonly unknown[]>>

/**
 * Checks the files of a data folder after its processes have stopped; returns one sentence per
 * violation.
 */
export function findFileViolations(folder: string, books: Books): string[] {
  return Object.entries(fileRules).flatMap(([rule, find]) => {
    const found = find(folder, books)
    return found.length === 0 ? [] : [formatViolation(rule, found)]
  })
}

const fileRules: FileRules = {
  'a sound that is sold or was bought has no intact file': (
    folder,
    { sounds, purchased_links },
  ) => {
    const bought = new Set(purchased_links.map((link) => link.product_id))
    const isNeeded = ({ active, product_id: product, pack_id: pack }: Books['sounds'][number]) =>
      active === 1 || bought.has(pack) || (product !== null && bought.has(product))
    const hashes = new Set(sounds.filter(isNeeded).map((sound) => sound.wav_sha256))
    return [...hashes].filter(
      (sha256) => hashFile(join(folder, 'files', `${sha256}.wav`)) !== sha256,
    )
  },
  'a preview or cover has no file': (folder, { products }) =>
    products
      .filter(({ active }) => active === 1)
      .flatMap((one) => [`${one.preview_sha256}.mp3`, `${one.cover_sha256}.svg`])
      .filter((name) => !existsSync(join(folder, 'files', name))),
  'a profile picture has no file': (folder, { customers }) =>
    customers.filter(
      ({ image_sha256: sha256 }) =>
        sha256 !== null && !existsSync(join(folder, 'files', `${sha256}.webp`)),
    ),
  'a payment is still to be reported': (folder) => listFiles(join(folder, 'payment/notices')),
  'an unfinished file was left behind': (folder) =>
    ['files', 'packs', 'payment/notices'].flatMap((name) =>
      listFiles(join(folder, name)).filter(
        (file) => !/^[0-9a-f]{64}(\.\d)?\.[a-z0-9]+$/.test(file),
      ),
    ),
}

function hashFile(path: string): string | null {
  if (!existsSync(path)) return null
  return createHash('sha256').update(readFileSync(path)).digest('hex')
}

function listFiles(folder: string): string[] {
  return existsSync(folder) ? readdirSync(folder) : []
}
