import { buildPackFileName } from '../audio/file-name.ts'
import { calculateZipSize, licenceText } from '../domain/pack-contents.ts'
import type { PackContents, PackedSound } from '../domain/pack-contents.ts'
import type { Database, ProductRow, SoundRow } from './schema.ts'

/** The file a customer downloads: the WAV of a one-shot, or the contents of a pack ZIP. */
export type PurchasedFile =
  | { kind: 'wav'; product: ProductRow; sound: PackedSound }
  | { kind: 'zip'; product: ProductRow; fileName: string; contents: PackContents }

/** Lists the downloads of the products; omits products without sounds. */
export async function listPurchasedFiles(
  db: Database,
  products: readonly ProductRow[],
): Promise<PurchasedFile[]> {
  const ids = products.map((product) => product.id)
  const sounds = await db
    .selectFrom('sounds')
    .selectAll()
    .where((where) => where.or([where('product_id', 'in', ids), where('pack_id', 'in', ids)]))
    .orderBy('position')
    .execute()
  return products.flatMap((product) => {
    const file =
      product.kind === 'pack' ? toZipDownload(product, sounds) : toWavDownload(product, sounds)
    return file === null ? [] : [file]
  })
}

/** Returns the size of a download in bytes. */
export function getFileSize(file: PurchasedFile): number {
  return file.kind === 'wav' ? file.sound.bytes : calculateZipSize(file.contents)
}

function toWavDownload(product: ProductRow, sounds: readonly SoundRow[]): PurchasedFile | null {
  const sound = sounds.find((candidate) => candidate.product_id === product.id)
  return sound === undefined ? null : { kind: 'wav', product, sound: toPackedSound(sound) }
}

/**
 * Returns the ZIP of a pack with its current sounds, or with its last sounds if the pack was
 * removed.
 */
function toZipDownload(product: ProductRow, sounds: readonly SoundRow[]): PurchasedFile | null {
  const own = sounds.filter((sound) => sound.pack_id === product.id)
  const current = own.filter((sound) => sound.active === 1)
  const packed = (current.length > 0 ? current : own).map(toPackedSound)
  if (packed.length === 0) return null
  const fileName = buildPackFileName(product.name)
  const contents = {
    folder: fileName.replace(/\.zip$/, ''),
    sounds: packed,
    licence: licenceText,
    date: product.created_at,
  }
  return { kind: 'zip', product, fileName, contents }
}

function toPackedSound(sound: SoundRow): PackedSound {
  return { fileName: sound.file_name, sha256: sound.wav_sha256, bytes: sound.wav_bytes }
}
