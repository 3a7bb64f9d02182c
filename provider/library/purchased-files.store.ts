import { buildPackFileName, buildSoldFileName } from '../platform/sound/file-name.ts'
import type { PackContents } from '../catalog/pack-contents.rules.ts'
import type { PackSeller } from '../owner/seller.ts'
import { arrangePack } from '../catalog/pack-tree.rules.ts'
import type { SoundInPack } from '../catalog/pack-tree.rules.ts'
import { writePackTexts } from '../catalog/pack-texts.store.ts'
import type { Database, ProductRow } from '../platform/database/database.ts'

/** A downloadable file: the WAV of a sound, or the contents of a pack ZIP. */
export type PurchasedFile =
  | { kind: 'wav'; product: ProductRow; sound: SoundInPack }
  | { kind: 'zip'; product: ProductRow; fileName: string; contents: PackContents }

/**
 * Lists the downloads of products; omits products without sounds. Text files in packs name
 * `seller`. A pack contains its current sounds and, for a customer who bought it, those withdrawn
 * since.
 */
export async function listPurchasedFiles(
  db: Database,
  products: readonly ProductRow[],
  seller: PackSeller,
  customerId: number | null = null,
): Promise<PurchasedFile[]> {
  const ids = products.map((product) => product.id)
  const sounds = await listSounds(db, ids)
  const artists = await listArtistNames(db, products)
  const licensing = await listLicensing(db, ids)
  const purchases =
    customerId === null ? new Map<number, string>() : await listPurchaseTimes(db, customerId, ids)
  return products.flatMap((product) => {
    const artist = artists.get(product.artist_id) ?? ''
    const file =
      product.kind === 'pack'
        ? toZipDownload(product, sounds, {
            artist,
            licensor: licensing.get(product.id)?.licensor ?? artist,
            language: seller.language,
            shop: seller.shop,
            filePrefix: seller.filePrefix,
            contact: licensing.get(product.id)?.contact ?? seller.contact,
            boughtAt: purchases.get(product.id),
          })
        : toWavDownload(product, sounds, seller.filePrefix)
    return file === null ? [] : [file]
  })
}

type PurchasedSound = Awaited<ReturnType<typeof listSounds>>[number]

/**
 * Lists the sounds of products and packs in order; without their waveforms, since a ZIP can contain
 * tens of thousands.
 */
async function listSounds(db: Database, productIds: readonly number[]) {
  return await db
    .selectFrom('sounds')
    .leftJoin('wav_checksums', 'wav_checksums.sha256', 'sounds.wav_sha256')
    .select([
      'sounds.product_id',
      'sounds.pack_id',
      'sounds.kind',
      'sounds.instrument',
      'sounds.file_name',
      'sounds.wav_sha256',
      'sounds.wav_bytes',
      'sounds.active',
      'sounds.withdrawn_at',
      'wav_checksums.crc32',
    ])
    .where((where) =>
      where.or([
        where('sounds.product_id', 'in', productIds),
        where('sounds.pack_id', 'in', productIds),
      ]),
    )
    .orderBy('sounds.position')
    .orderBy('sounds.id')
    .execute()
}

/** Returns the ISO time of the first purchase, by product. */
async function listPurchaseTimes(
  db: Database,
  customerId: number,
  productIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('purchased_links')
    .select((select) => ['product_id', select.fn.min('created_at').as('created_at')])
    .where('customer_id', '=', customerId)
    .where('product_id', 'in', productIds)
    .groupBy('product_id')
    .execute()
  return new Map(rows.map(({ product_id, created_at }) => [product_id, created_at]))
}

/** Returns the licensor and the contact of imported packs, by pack. */
async function listLicensing(db: Database, packIds: readonly number[]) {
  const rows = await db
    .selectFrom('pack_imports')
    .select(['pack_id', 'licensor', 'contact'])
    .where('pack_id', 'in', packIds)
    .execute()
  return new Map(rows.map(({ pack_id, ...licensing }) => [pack_id, licensing]))
}

async function listArtistNames(
  db: Database,
  products: readonly ProductRow[],
): Promise<ReadonlyMap<number, string>> {
  const ids = [...new Set(products.map((product) => product.artist_id))]
  const rows = await db
    .selectFrom('artists')
    .select(['id', 'name'])
    .where('id', 'in', ids)
    .execute()
  return new Map(rows.map(({ id, name }) => [id, name]))
}

function toWavDownload(
  product: ProductRow,
  sounds: readonly PurchasedSound[],
  prefix: string,
): PurchasedFile | null {
  const sound = sounds.find((candidate) => candidate.product_id === product.id)
  return sound === undefined ? null : { kind: 'wav', product, sound: toSoundInPack(sound, prefix) }
}

/**
 * Returns the ZIP of a pack: its current sounds and those withdrawn since the purchase, or all
 * sounds if the pack was removed.
 */
function toZipDownload(
  product: ProductRow,
  sounds: readonly PurchasedSound[],
  { boughtAt, filePrefix: prefix, ...licensing }: PackPurchase,
): PurchasedFile | null {
  const own = sounds.filter((sound) => sound.pack_id === product.id)
  const current = own.filter((sound) => sound.active === 1 || isWithdrawnAfter(sound, boughtAt))
  const packed = (current.length > 0 ? current : own).map((sound) => toSoundInPack(sound, prefix))
  if (packed.length === 0) return null
  const { name, created_at: releasedAt } = product
  const cover = { sha256: product.cover_sha256, extension: product.cover_extension }
  return {
    kind: 'zip',
    product,
    fileName: buildPackFileName(prefix, name),
    contents: arrangePack(
      { ...licensing, name, releasedAt, cover, sounds: packed },
      writePackTexts,
    ),
  }
}

interface PackPurchase extends PackSeller {
  readonly artist: string
  readonly licensor: string
  /** ISO time of the purchase; undefined for a ZIP without a particular buyer. */
  readonly boughtAt: string | undefined
}

function isWithdrawnAfter(sound: PurchasedSound, time: string | undefined): boolean {
  return time !== undefined && sound.withdrawn_at !== null && sound.withdrawn_at > time
}

function toSoundInPack(sound: PurchasedSound, prefix: string): SoundInPack {
  return {
    kind: sound.kind,
    instrument: sound.instrument,
    fileName: buildSoldFileName(prefix, sound.file_name),
    sha256: sound.wav_sha256,
    bytes: sound.wav_bytes,
    crc32: sound.crc32,
  }
}
