import type { ShopPlace } from '#shop/time-zone.ts'
import { listOwnPacks } from './own-packs.store.ts'
import type { OwnPack } from './own-packs.store.ts'
import type { Database } from '../../platform/database/database.ts'
import { findComingRelease } from '../release.rules.ts'
import { unknownGenre } from '../unknown-genre.rules.ts'
import { formatEuros } from '../../platform/terminal/format-euros.ts'
import { formatTable } from '../../platform/terminal/format-table.ts'
import { parsePackRecord } from './pack-record.ts'
import type { Output } from '../../platform/terminal/progress.ts'

/** Prints the imported packs; returns true. */
export async function listPacks(
  db: Database,
  output: Output,
  shop: ShopPlace,
  now = new Date(),
): Promise<boolean> {
  const packs = (await listOwnPacks(db)).map((pack) => describe(pack, shop, now))
  if (output.isJson) {
    for (const pack of packs) output.print(JSON.stringify({ event: 'pack', ...pack }))
    return true
  }
  if (packs.length === 0) {
    output.print('No packs are imported yet: npm run catalog -- import FOLDER')
    return true
  }
  const head = ['pack', 'title', 'artist', 'genre', 'sounds', 'alone', 'price', 'state']
  output.print(formatTable([head, ...packs.map(toRow)]))
  output.print(packs.length === 1 ? '1 pack.' : `${packs.length} packs.`)
  return true
}

function describe({ row, artist, genre, manifest }: OwnPack, shop: ShopPlace, now: Date) {
  const sounds = Object.values(parsePackRecord(manifest).sounds).filter(({ isGone }) => !isGone)
  return {
    pack: row.slug,
    title: row.name,
    artist: artist.name,
    genre: genre === unknownGenre.label ? null : genre,
    sounds: sounds.length,
    soldAlone: sounds.filter(({ priceCents }) => priceCents !== null).length,
    priceCents: row.price_cents,
    isPublished: row.published === 1,
    /** The release day, if it is in the future. */
    releasesOn: findComingRelease(row.created_at, now, shop),
  }
}

function toRow(pack: ReturnType<typeof describe>): string[] {
  const { sounds, soldAlone, priceCents, isPublished, releasesOn, ...texts } = pack
  const sale = releasesOn === null ? 'on sale' : `from ${releasesOn}`
  const state = isPublished ? sale : 'unpublished'
  return [
    texts.pack,
    texts.title,
    texts.artist,
    texts.genre ?? '',
    String(sounds),
    String(soldAlone),
    formatEuros(priceCents),
    state,
  ]
}
