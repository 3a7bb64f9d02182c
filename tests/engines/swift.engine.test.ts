import { expect, test } from 'vitest'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { openS3Store } from '#provider/platform/files/s3/open-s3-store.ts'
import { findStoreProblem } from '#provider/platform/files/s3/probe-store.ts'
import { sendRequest } from '#provider/platform/files/s3/send-request.ts'
import { forEachParallel } from '#provider/platform/workers/for-each-parallel.ts'
import { describeFileStore } from '../support/files/describe-file-store.ts'
import { startSwift } from './support/swift.ts'

const swift = await startSwift()
let buckets = 0

async function createBucket(): Promise<ObjectStore> {
  buckets += 1
  const bucket = `bucket-${buckets}`
  await sendRequest(swift, { method: 'PUT', bucket })
  return { ...swift, bucket }
}

describeFileStore('a bucket of Swift', async () => {
  const objectStore = await createBucket()
  const toUrl = (key: string) => `https://files.test/${key}`
  return () => openS3Store({ objectStore, folder: 'data' }, 'files', { toUrl })
})

test('a bucket of Swift has all of its files in its list, also those after the first thousand [P9.04]', async () => {
  const store = openS3Store({ objectStore: await createBucket(), folder: 'data' }, 'files')
  const keys = Array.from({ length: 1100 }, (_, index) => `${index}.txt`)
  await forEachParallel(keys, 8, (key) => store.put(key, key))
  expect((await store.list()).toSorted()).toEqual(keys.toSorted())
})

test('the check of a bucket of Swift finds a wrong key and a missing bucket [P9.04]', async () => {
  const objectStore = await createBucket()
  expect(await findStoreProblem(objectStore)).toBeNull()
  const wrongKey = { ...objectStore, secretAccessKey: 'wrong' }
  expect(await findStoreProblem(wrongKey)).toContain('S3_SECRET_ACCESS_KEY')
  expect(await findStoreProblem({ ...objectStore, bucket: 'missing' })).toContain('S3_BUCKET')
})
