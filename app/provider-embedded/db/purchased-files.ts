import { buildPackFileName, toPortableFileName } from '../audio/file-name.ts'
import type { CoverFile, PackContents } from '../domain/pack-contents.ts'
import { arrangePack } from '../domain/pack-tree.ts'
import type { SoundInPack } from '../domain/pack-tree.ts'
import type { Database, ProductRow, SoundRow } from './schema.ts'

/** The file a customer downloads: the WAV of a sound, or the contents of a pack ZIP. */
export type PurchasedFile =
  | { kind: 'wav'; product: ProductRow; sound: SoundInPack }
  | { kind: 'zip'; product: ProductRow; fileName: string; contents: PackContents }

/**
 * Lists the downloads of the products; omits products without sounds. `contact` is the address in
 * the licenses of packs.
 */
export async function listPurchasedFiles(
  db: Database,
  products: readonly ProductRow[],
  contact: string,
): Promise<PurchasedFile[]> {
  const ids = products.map((product) => product.id)
  const sounds = await db
    .selectFrom('sounds')
    .selectAll()
    .where((where) => where.or([where('product_id', 'in', ids), where('pack_id', 'in', ids)]))
    .orderBy('position')
    .orderBy('id')
    .execute()
  const packs = await findPackDetails(
    db,
    products.filter(({ kind }) => kind === 'pack'),
  )
  return products.flatMap((product) => {
    const details = packs.get(product.id)
    const file =
      details === undefined
        ? toWavDownload(product, sounds)
        : toZipDownload(product, sounds, { ...details, contact })
    return file === null ? [] : [file]
  })
}

interface PackDetails {
  readonly artist: string
  readonly cover: CoverFile | null
}

/** Finds the artists and the covers of packs by product id. */
async function findPackDetails(
  db: Database,
  packs: readonly ProductRow[],
): Promise<ReadonlyMap<number, PackDetails>> {
  const rows = await db
    .selectFrom('products')
    .innerJoin('artists', 'artists.id', 'products.artist_id')
    .leftJoin('public_files', (join) =>
      join
        .onRef('public_files.sha256', '=', 'products.cover_sha256')
        .on('public_files.extension', 'in', ['svg', 'webp']),
    )
    .where(
      'products.id',
      'in',
      packs.map(({ id }) => id),
    )
    .select(['products.id', 'artists.name', 'public_files.sha256', 'public_files.extension'])
    .execute()
  return new Map(
    rows.map(({ id, name, sha256, extension }) => [
      id,
      {
        artist: name,
        cover:
          sha256 === null ? null : { sha256, extension: extension === 'webp' ? 'webp' : 'svg' },
      },
    ]),
  )
}

function toWavDownload(product: ProductRow, sounds: readonly SoundRow[]): PurchasedFile | null {
  const sound = sounds.find((candidate) => candidate.product_id === product.id)
  return sound === undefined ? null : { kind: 'wav', product, sound: toSoundInPack(sound) }
}

/**
 * Returns the ZIP of a pack with its current sounds, or with its last sounds if the pack was
 * removed.
 */
function toZipDownload(
  product: ProductRow,
  sounds: readonly SoundRow[],
  details: PackDetails & { readonly contact: string },
): PurchasedFile | null {
  const own = sounds.filter((sound) => sound.pack_id === product.id)
  const current = own.filter((sound) => sound.active === 1)
  const packed = (current.length > 0 ? current : own).map(toSoundInPack)
  if (packed.length === 0) return null
  const { name, created_at: releasedAt } = product
  return {
    kind: 'zip',
    product,
    fileName: buildPackFileName(name),
    contents: arrangePack({ ...details, name, releasedAt, sounds: packed }),
  }
}

function toSoundInPack(sound: SoundRow): SoundInPack {
  return {
    kind: sound.kind,
    instrument: sound.instrument,
    fileName: toPortableFileName(sound.file_name),
    sha256: sound.wav_sha256,
    bytes: sound.wav_bytes,
  }
}
