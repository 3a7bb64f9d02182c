import type { PurchasedFile } from './purchased-files.store.ts'
import type { Zips } from './zips.ts'

/** Returns the size of a download in bytes. */
export async function measureFile(file: PurchasedFile, zips: Zips): Promise<number> {
  return file.kind === 'wav' ? file.sound.bytes : await zips.measure([file.contents])
}
