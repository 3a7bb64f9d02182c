import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Account, CartProduct } from '../shops/customer.ts'
import type { CustomerView } from './shop-customer.ts'

/** The folder with one used shop for each release, named after its version. */
export const releasesFolder = resolve(import.meta.dirname, '../../releases')

/** What a release says about the shop that it left. */
export interface ReleaseNotes extends CustomerView {
  readonly version: string
  readonly customer: Omit<Account, 'token'>
  /** A product that the customer does not own. */
  readonly unowned: CartProduct
}

/** Returns the versions of which there is a shop. */
export function listReleases(): readonly string[] {
  return readdirSync(releasesFolder).toSorted()
}

/** Reads what a release says about its shop. */
export function readNotes(folder: string): ReleaseNotes {
  return JSON.parse(readFileSync(join(folder, 'shop.json'), 'utf8'))
}

/** Writes what a release says about its shop. */
export function writeNotes(folder: string, notes: ReleaseNotes): void {
  writeFileSync(join(folder, 'shop.json'), `${JSON.stringify(notes, null, 1)}\n`)
}

const packed = 'overtone.db.gz'

/** Copies a backup with its database compressed, which is mostly empty pages. */
export async function packBackup(from: string, to: string): Promise<void> {
  // Only the database itself, without the empty files that SQLite leaves beside it.
  await cp(from, to, { recursive: true, filter: (path) => !/overtone\.db/.test(path) })
  const database = await readFile(join(from, 'data/overtone.db'))
  await writeFile(join(to, packed), gzipSync(database, { level: 9 }))
}

/** Copies the backup of a release as its program has written it. */
export async function unpackBackup(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, filter: (path) => !path.endsWith(packed) })
  await writeFile(join(to, 'data/overtone.db'), gunzipSync(await readFile(join(from, packed))))
}
