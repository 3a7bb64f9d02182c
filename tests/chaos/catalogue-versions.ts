import { createHash } from 'node:crypto'
import { cpSync, existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Catalogue, CataloguePack, FileRef } from '#provider/catalog/catalogue.ts'
import { writeCatalogue } from '../support/shops/catalogue-fixture.ts'
import { createRandom } from './random.ts'

const copiesOfPacks = 8

/** The products on sale in a catalogue version: their prices in cents by slug. */
export type PriceList = ReadonlyMap<string, number>

/**
 * Writes the first version of the catalogue to a folder: sixteen packs with tiny files. Later
 * versions are built from the folder `masters`.
 */
export async function writeFirstVersion(folder: string): Promise<void> {
  await writeCatalogue(folder, (manifest) => ({ version: 'v1', packs: copyPacks(manifest) }))
  cpSync(join(folder, 'files'), join(folder, 'masters'), { recursive: true })
  cpSync(join(folder, 'manifest.json'), join(folder, 'masters', 'manifest.json'))
}

/** Returns whether some versions do not sell this product; the others are always on sale. */
export function isSometimesRemoved(slug: string): boolean {
  return /^[^/]+-0(\/|$)/.test(slug)
}

/**
 * Writes version `number` of the catalogue, with some changed prices and recordings and some packs
 * and sounds removed. Replaces the manifest atomically.
 */
export function writeVersion(folder: string, seed: number, number: number): void {
  const path = join(folder, 'manifest.json')
  const first = readManifest(join(folder, 'masters', 'manifest.json'))
  const random = createRandom(seed, number)
  const isRemoved = (slug: string) => isSometimesRemoved(slug) && random.chance(0.3)
  const packs = first.packs
    .filter((pack) => !isRemoved(pack.slug))
    .map((pack) => ({
      ...pack,
      priceCents: random.chance(0.3) ? random.integer(900, 2900) : pack.priceCents,
      sounds: pack.sounds
        .filter(({ kind, slug }) => kind === 'loop' || !isRemoved(`${pack.slug}/${slug}`))
        .map((sound) => ({
          ...sound,
          priceCents:
            sound.priceCents !== null && random.chance(0.2)
              ? random.integer(49, 199)
              : sound.priceCents,
          wav: random.chance(0.05) ? writeRecording(folder, sound.wav, number) : sound.wav,
        })),
    }))
  for (const { wav } of packs.flatMap((pack) => pack.sounds)) restoreRecording(folder, wav)
  writeFileSync(`${path}.next`, JSON.stringify({ version: `v${number}`, packs }))
  renameSync(`${path}.next`, path)
}

/**
 * Returns the products on sale in the folder's manifest; sounds sold only in packs have the price
 * of their pack.
 */
export function readPriceList(folder: string): { version: string; prices: PriceList } {
  const { version, packs } = readManifest(join(folder, 'manifest.json'))
  const prices = packs.flatMap((pack) => [
    [pack.slug, pack.priceCents] as const,
    ...pack.sounds.map(
      ({ slug, priceCents }) => [`${pack.slug}/${slug}`, priceCents ?? pack.priceCents] as const,
    ),
  ])
  return { version, prices: new Map(prices) }
}

function readManifest(path: string): Catalogue {
  return JSON.parse(readFileSync(path, 'utf8')) as Catalogue
}

function copyPacks({ packs }: Catalogue): CataloguePack[] {
  return Array.from({ length: copiesOfPacks }, (_, copy) =>
    packs.map((pack) => ({ ...pack, slug: `${pack.slug}-${copy}`, name: `${pack.name} ${copy}` })),
  ).flat()
}

function writeRecording(folder: string, wav: FileRef, number: number): FileRef {
  const base = readFileSync(join(folder, 'masters', `${wav.sha256}.wav`))
  const bytes = Buffer.concat([base, Buffer.from([number & 0xff, number >> 8])])
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  writeFileSync(join(folder, 'masters', `${sha256}.wav`), bytes)
  return { ...wav, sha256, bytes: bytes.length }
}

/** Restores a file that an earlier import removed because no customer had bought it. */
function restoreRecording(folder: string, { sha256 }: FileRef): void {
  const path = join(folder, 'files', `${sha256}.wav`)
  if (!existsSync(path)) writeFileSync(path, readFileSync(join(folder, 'masters', `${sha256}.wav`)))
}
