import { buffer } from 'node:stream/consumers'
import { beforeEach, describe, expect, test } from 'vitest'
import type { ObjectStore } from '#provider/platform/files/file-place.ts'
import { openS3Store } from '#provider/platform/files/s3/open-s3-store.ts'
import { readText } from '#provider/platform/files/s3/read-body.ts'
import {
  findPublicUrlProblem,
  findPublicStoreProblem,
  findStoreProblem,
} from '#provider/platform/files/s3/probe-store.ts'
import { startFaultProxy } from '../../support/s3/fault-proxy.ts'
import type { Fault, FaultProxy } from '../../support/s3/fault-proxy.ts'
import { startS3 } from '../../support/s3/start-s3.ts'

const content = new Uint8Array(30_000).map((_, index) => (index * 31 + (index >> 6)) % 256)
const shopOrigin = 'https://shop.test'

let proxy: FaultProxy

beforeEach(async () => {
  proxy = await startFaultProxy(await startS3())
})

function open(changes: Partial<ObjectStore> = {}) {
  return openS3Store({ objectStore: { ...proxy.objectStore, ...changes }, folder: 'data' }, 'files')
}

/** Applies a fault to a number of requests, and to none after them. */
function failTimes(count: number, fault: Fault): void {
  let left = count
  proxy.setFault(() => (left-- > 0 ? fault : { kind: 'none' }))
}

describe('for some requests', () => {
  test.each<Fault>([
    { kind: 'status', status: 503, code: 'SlowDown' },
    { kind: 'status', status: 429 },
    { kind: 'silence' },
    { kind: 'cut' },
  ])('a store with the failure %j is asked again, and nothing is lost [P9.04]', async (fault) => {
    const store = open()
    failTimes(2, fault)
    await store.put('a.wav', content)
    failTimes(1, fault)
    await store.put('b.wav', () => open().read('a.wav'))
    failTimes(1, fault)
    expect(Buffer.compare(await buffer(store.read('b.wav')), content)).toBe(0)
    failTimes(1, fault)
    expect((await store.list()).toSorted()).toEqual(['a.wav', 'b.wav'])
  })

  test('a check whether the bucket can be reached asks once, and a missing one cannot [P9.04 P9.07]', async () => {
    const store = open()
    failTimes(1, { kind: 'status', status: 503 })
    await expect(store.requireReachable()).rejects.toThrow('503')
    await store.requireReachable()
    await expect(open({ bucket: 'missing' }).requireReachable()).rejects.toThrow('404')
  })

  test.each<Fault>([
    { kind: 'cut-after', bytes: 10_000 },
    { kind: 'silence-after', bytes: 10_000 },
  ])('a file whose response has the failure %j is read on from there [P9.04]', async (fault) => {
    const store = open()
    await store.put('a.wav', content)
    failTimes(2, fault)
    expect(Buffer.compare(await buffer(store.read('a.wav')), content)).toBe(0)
    failTimes(1, fault)
    const part = await buffer(store.read('a.wav', { start: 7, end: 25_006 }))
    expect(Buffer.compare(part, content.subarray(7, 25_007))).toBe(0)
  })
})

test('a long file is read on after any number of interruptions with progress in between [P9.04]', async () => {
  const store = open()
  const long = Buffer.alloc(8_000_000, content)
  await store.put('long.wav', long)
  proxy.setFault(() => ({ kind: 'cut-after', bytes: 1_200_000 }))
  expect(Buffer.compare(await buffer(store.read('long.wav')), long)).toBe(0)
})

test('a file that is replaced while it is read fails instead of being mixed [P9.04]', async () => {
  const store = open()
  await store.put('a.wav', content)
  failTimes(1, { kind: 'cut-after', bytes: 10_000 })
  const reader = store.read('a.wav').getReader()
  await reader.read()
  await open().put('a.wav', content.toReversed())
  const readAll = async () => {
    while (!(await reader.read()).done);
  }
  await expect(readAll()).rejects.toThrow('was replaced while it was read')
})

describe('for all requests', () => {
  test.each<[Fault, RegExp]>([
    [{ kind: 'status', status: 503, code: 'SlowDown' }, /the status 503 \(SlowDown\)/],
    [{ kind: 'silence' }, /does not respond in time/],
    [{ kind: 'cut' }, /cannot be reached/],
    [{ kind: 'status', status: 507 }, /is full/],
    [{ kind: 'status', status: 403, code: 'AccessDenied' }, /refuses the request/],
    [{ kind: 'status', status: 404, code: 'NoSuchBucket' }, /there is no such bucket/],
    [{ kind: 'status', status: 301, code: 'PermanentRedirect' }, /another region/],
    [
      { kind: 'status', status: 403, aheadMs: 20 * 60_000 },
      /clock of this machine is 20 minutes behind/,
    ],
    [
      { kind: 'status', status: 403, aheadMs: -20 * 60_000 },
      /clock of this machine is 20 minutes ahead of/,
    ],
  ])('the failure %j rejects with its cause and remedy [P9.04]', async (fault, cause) => {
    proxy.setFault(() => fault)
    await expect(open().put('a.wav', 'a sound')).rejects.toThrow(cause)
    proxy.setFault(() => ({ kind: 'none' }))
    expect(await open().list()).toEqual([])
  })

  test('a response that is always cut off fails instead of looking complete [P9.04]', async () => {
    await open().put('a.wav', content)
    proxy.setFault(() => ({ kind: 'cut-after', bytes: 1 }))
    await expect(buffer(open().read('a.wav'))).rejects.toThrow('cannot be reached')
  })

  test('a response without a length that is cut off fails instead of looking complete [P9.04]', async () => {
    await open().put('a.wav', content)
    proxy.setFault(() => ({ kind: 'chunked-cut', bytes: 10_000 }))
    const noSize = /does not state the sizes/
    await expect(buffer(open().read('a.wav'))).rejects.toThrow(noSize)
    await expect(open().stat('a.wav')).rejects.toThrow(noSize)
  })

  test('a range without a length that is cut off is read on from there [P9.04]', async () => {
    await open().put('a.wav', content)
    proxy.setFault(() => ({ kind: 'chunked-cut', bytes: 10_000 }))
    const part = await buffer(open().read('a.wav', { start: 7, end: 25_006 }))
    expect(Buffer.compare(part, content.subarray(7, 25_007))).toBe(0)
  })
})

test.each([{ secretAccessKey: 'wrong' }, { accessKeyId: 'WRONG' }])(
  'with %j, each request names the settings of the key [P9.04]',
  async (changes) => {
    const store = open(changes)
    await expect(store.put('a.wav', content)).rejects.toThrow(/S3_ACCESS_KEY_ID/)
    // Responses to HEAD have no body, so either the key or its rights may be the cause.
    const either = /S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY, or allow the access key/
    await expect(store.stat('a.wav')).rejects.toThrow(either)
    await expect(store.requireReachable()).rejects.toThrow(either)
    await expect(buffer(store.read('a.wav'))).rejects.toThrow(/S3_ACCESS_KEY_ID/)
  },
)

test('a list or an explanation that a store does not finish is not waited for [P9.04]', async () => {
  proxy.setFault(() => ({ kind: 'silence-after', bytes: 10 }))
  await expect(open().list()).rejects.toThrow('does not respond in time')
  await expect(open({ secretAccessKey: 'wrong' }).list()).rejects.toThrow('refuses the request')
})

test('a response that is longer than expected is not read to its end [P9.04]', async () => {
  const limits = { bytes: 10, milliseconds: 1000 }
  expect(await readText(new Response('short'), limits)).toBe('short')
  await expect(readText(new Response('longer than that'), limits)).rejects.toThrow('too long')
})

test('an unfinished upload leaves no file [P9.04]', async () => {
  const store = open()
  proxy.setFault((request) => {
    if (request.method !== 'PUT') return { kind: 'none' }
    request.once('data', () => request.socket.destroy())
    return { kind: 'silence' }
  })
  await expect(store.put('a.wav', content)).rejects.toThrow('cannot be reached')
  expect(await store.stat('a.wav')).toBeNull()
})

describe('the check', () => {
  test('finds no problem in a private bucket and a public one with ranges and CORS [P9.04]', async () => {
    const isAnonymous = (headers: object) => !('authorization' in headers)
    proxy.setFault(({ url = '', headers }) =>
      url.startsWith('/private') && isAnonymous(headers)
        ? { kind: 'status', status: 403 }
        : { kind: 'none' },
    )
    expect(await findStoreProblem(proxy.objectStore)).toBeNull()
    expect(await findPublicStoreProblem(proxy.objectStore)).toBeNull()
    expect(await findPublicUrlProblem(proxy.objectStore, shopOrigin)).toBeNull()
    const ownAddress = { ...proxy.objectStore, publicUrl: null }
    expect(await findPublicUrlProblem(ownAddress, shopOrigin)).toBeNull()
  })

  test('writes a new file each time, which no cache has, and deletes it [P9.04]', async () => {
    await findPublicUrlProblem(proxy.objectStore, shopOrigin)
    await findPublicUrlProblem(proxy.objectStore, 'https://other.test')
    const [first, second, ...others] = proxy.requests.filter((line) => line.startsWith('PUT'))
    expect(others).toEqual([])
    expect(first).not.toBe(second)
    const deleted = [first, second].map((line) => line?.replace('PUT', 'DELETE'))
    expect(proxy.requests).toEqual(expect.arrayContaining(deleted))
  })

  test('finds a public bucket that does not exist [P9.04]', async () => {
    const missing = { ...proxy.objectStore, publicBucket: 'missing' }
    expect(await findPublicStoreProblem(missing)).toContain('there is no such bucket')
  })

  test.each<[Fault, string]>([
    [{ kind: 'status', status: 200 }, 'does not send ranges'],
    [{ kind: 'status', status: 404, code: 'NoSuchKey' }, 'does not send ranges'],
    [{ kind: 'status', status: 403 }, 'refuses the request'],
    [{ kind: 'cut' }, 'cannot be reached'],
  ])('finds a bucket whose reads have the failure %j [P9.04]', async (fault, problem) => {
    proxy.setFault(({ method }) => (method === 'GET' ? fault : { kind: 'none' }))
    expect(await findStoreProblem(proxy.objectStore)).toContain(problem)
  })

  test('finds a bucket for sale that everybody can read [P9.04]', async () => {
    expect(await findStoreProblem(proxy.objectStore)).toContain('everybody can read it')
  })

  test('finds a public address without CORS for the shop [P9.04]', async () => {
    const problem = await findPublicUrlProblem(proxy.objectStore, 'https://other.test')
    expect(problem).toContain('does not allow pages of https://other.test')
  })

  test.each<[Fault, string]>([
    [{ kind: 'status', status: 403 }, 'allow everybody to read'],
    [{ kind: 'status', status: 200 }, 'does not send ranges'],
    [{ kind: 'cut' }, 'cannot be reached'],
  ])('finds a public address with the failure %j [P9.04]', async (fault, problem) => {
    proxy.setFault(({ method }) => (method === 'GET' ? fault : { kind: 'none' }))
    expect(await findPublicUrlProblem(proxy.objectStore, shopOrigin)).toContain(problem)
  })
})
