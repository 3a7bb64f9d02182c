import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { createTemporaryFolder, runAtEnd } from '../shops/open-shop.ts'
import { runS3 } from './run-s3.ts'

/** Starts an S3 server for a shop at `https://shop.test`; stops it at the end of the test or file. */
export async function startS3(): Promise<ObjectStore> {
  const { objectStore, stop } = await runS3(await createTemporaryFolder(), 'https://shop.test')
  runAtEnd(async () => stop())
  return objectStore
}
