import type { PurchasedFile } from './purchased-files.store.ts'
import type { PackZips } from './pack-zips.ts'

/** Returns the size of a download in bytes. */
export async function measureFile(file: PurchasedFile, zips: PackZips): Promise<number> {
  return file.kind === 'wav' ? file.sound.bytes : await zips.measure(file.contents)
}
