import { createHash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { createKeyError, isFileKey, refuseUrl } from '../file-key.ts'
import type { BucketPlace } from '../file-place.ts'
import type { FileStatus, FileStore } from '../file-store.ts'
import { toKey } from '../hashed-files.ts'
import { listObjects } from './list-objects.ts'
import { parseObjectSize } from './object-size.ts'
import { readObject } from './read-object.ts'
import type { ObjectName } from './read-object.ts'
import { sendRequest } from './send-request.ts'
import type { UploadBody } from './send-request.ts'
import { toUploadBody, withSpool, writeSpool } from './spool.ts'

/** The types that a public bucket sends, which no response of the shop accompanies. */
const contentTypes: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  svg: 'image/svg+xml; charset=utf-8',
  webp: 'image/webp',
}

/** The public files of a store. */
export interface PublicFiles {
  /** Returns the URL at which the shop sends a file. */
  readonly toUrl: (key: string) => string
  /** Returns whether a file belongs in the public bucket, if there is one; none by default. */
  readonly isHosted?: ((key: string) => boolean) | undefined
}

/**
 * Opens the files of one kind in an object store with the S3 API. Each file is one object, which a
 * single request replaces as a whole, so that there are no drafts.
 */
export function openS3Store(
  { objectStore: store, folder, spoolFolder = tmpdir() }: BucketPlace,
  kind: string,
  { toUrl, isHosted }: PublicFiles = { toUrl: refuseUrl },
): FileStore {
  const prefix = `${folder}/${kind}/`
  const publicBucket = isHosted === undefined ? null : store.publicBucket
  const getBucket = (key: string) =>
    publicBucket !== null && isHosted?.(key) ? publicBucket : store.bucket
  const isPublic = (key: string) => getBucket(key) !== store.bucket
  const locate = (key: string): ObjectName => {
    if (!isFileKey(key)) throw createKeyError(key)
    return { bucket: getBucket(key), key: prefix + key }
  }
  const upload = async (key: string, body: UploadBody) => {
    const type = contentTypes[key.split('.').at(-1) ?? '']
    const headers = {
      'content-type': type ?? 'application/octet-stream',
      ...(isPublic(key) ? { 'cache-control': 'public, max-age=31536000, immutable' } : {}),
    }
    const response = await sendRequest(store, { method: 'PUT', ...locate(key), headers, body })
    await response.body?.cancel()
  }
  return {
    async put(key, content) {
      locate(key)
      if (typeof content !== 'function') return await upload(key, toBody(content))
      await withSpool(spoolFolder, async (spool) => {
        let position = 0
        for await (const chunk of content()) {
          await writeSpool(spool, chunk, position)
          position += chunk.length
        }
        await upload(key, await toUploadBody(spool))
      })
    },
    putHashed: async (extension, write) =>
      await withSpool(spoolFolder, async (spool) => {
        await write({ write: (bytes, position) => writeSpool(spool, bytes, position) })
        const body = await toUploadBody(spool)
        const file = { sha256: body.sha256, extension, bytes: body.bytes }
        await upload(toKey(file), body)
        return file
      }),
    read: (key, range) => readObject(store, locate(key), range),
    async stat(key): Promise<FileStatus | null> {
      const response = await sendRequest(store, { method: 'HEAD', ...locate(key) }, [404])
      if (response.status === 404) return null
      const { headers } = response
      return {
        bytes: parseObjectSize(store, headers.get('content-length')),
        changedAt: new Date(headers.get('last-modified') ?? 0),
      }
    },
    async list() {
      const buckets = new Set([store.bucket, publicBucket ?? store.bucket])
      const lists = [...buckets].map((bucket) => listObjects(store, bucket, prefix))
      return [...new Set((await Promise.all(lists)).flat().filter(isFileKey))]
    },
    async delete(key) {
      const response = await sendRequest(store, { method: 'DELETE', ...locate(key) }, [404])
      await response.body?.cancel()
    },
    deleteDrafts: async () => {},
    async requireReachable() {
      await sendRequest(store, { method: 'HEAD', bucket: store.bucket }, [], [])
    },
    requireSpace: async () => {},
    publicUrl(key) {
      const { key: name } = locate(key)
      return isPublic(key) && store.publicUrl !== null ? `${store.publicUrl}/${name}` : toUrl(key)
    },
    describe(key) {
      const { bucket, key: name } = locate(key)
      return `s3://${bucket}/${name}`
    },
  }
}

function toBody(content: Uint8Array | string): UploadBody {
  const bytes = Uint8Array.from(Buffer.from(content))
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  return { sha256, bytes: bytes.length, open: () => bytes }
}
