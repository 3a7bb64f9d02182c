import { crc32 } from 'node:zlib'
import { createPackCovers } from '../catalog/covers/pack-covers.ts'
import type { PackCovers } from '../catalog/covers/pack-covers.ts'
import type { PackContents } from '../catalog/pack-contents.rules.ts'
import type { Dependencies } from '../dependencies.ts'
import { toKey } from '../platform/files/hashed-files.ts'
import { ignoreUnreadable } from '../platform/files/serve-file.ts'
import type { ServedContent } from '../platform/files/serve-file.ts'
import { readZip } from '../platform/files/zip/read-zip.ts'
import { hashZip, measureZip } from '../platform/files/zip/zip-layout.ts'
import type { ZipEntry } from '../platform/files/zip/zip-layout.ts'
import { createJobQueue } from '../platform/workers/job-queue.ts'
import { readChecksums } from './read-checksums.ts'

/** The ZIPs of packs and selections, which are computed while they are sent. */
export interface Zips {
  /** Returns the size of a ZIP in bytes, without covers that a failing store keeps from it. */
  measure(contents: readonly PackContents[]): Promise<number>
  /**
   * Returns a ZIP, of which every range can be read. Rejects with a `QueueFullError` if files have
   * to be read for their checksums and too many other requests are waiting for that.
   */
  open(contents: readonly PackContents[]): Promise<Pick<ServedContent, 'bytes' | 'tag' | 'read'>>
}

/** The maximum number of requests whose checksums are being read or waiting to be. */
const maxRequests = 20

/** Creates the ZIPs of a shop. If a pack's cover is unreadable, its ZIP has none. */
export function createZips({ db, files, log }: Pick<Dependencies, 'db' | 'files' | 'log'>): Zips {
  const { packs, catalogue } = files
  const covers = createPackCovers({ db, files })
  // Sequentially, so that only one of them competes with downloads for the disk.
  const queue = createJobQueue(maxRequests)

  /** Lists the files of a ZIP; the checksums of sounds that have none yet are 0. */
  async function listEntries(
    contents: readonly PackContents[],
    getCover: PackCovers['get'],
  ): Promise<ZipEntry[]> {
    const entries: ZipEntry[] = []
    for (const { texts, cover, sounds, date } of contents) {
      for (const { path, text } of texts) {
        const content = Buffer.from(text)
        entries.push({ path, date, content, bytes: content.length, crc32: crc32(content) })
      }
      const converted = cover === null ? null : await getCover(cover)
      if (cover !== null && converted !== null) {
        const { key, ...size } = converted
        entries.push({ path: cover.path, date, content: { store: packs, key }, ...size })
      }
      for (const { path, sha256, bytes, crc32: checksum } of sounds) {
        const content = { store: catalogue, key: toKey({ sha256, extension: 'wav' }) }
        entries.push({ path, date, content, bytes, crc32: checksum ?? 0 })
      }
    }
    return entries
  }

  async function completeChecksums(contents: readonly PackContents[]): Promise<PackContents[]> {
    const sounds = contents.flatMap((pack) => pack.sounds)
    const missing = sounds.filter((sound) => sound.crc32 === null).map(({ sha256 }) => sha256)
    if (missing.length === 0) return [...contents]
    const checksums = await queue.run(() => readChecksums({ db, catalogue }, missing))
    return contents.map((pack) => ({
      ...pack,
      sounds: pack.sounds.map((sound) => ({
        ...sound,
        crc32: sound.crc32 ?? checksums.get(sound.sha256) ?? null,
      })),
    }))
  }

  /** Fails if the store does not respond, before a response begins that would have to be cut off. */
  async function requireStore(contents: readonly PackContents[]): Promise<void> {
    const [sound] = contents.flatMap(({ sounds }) => sounds)
    if (sound === undefined) return
    await catalogue.stat(toKey({ sha256: sound.sha256, extension: 'wav' })).catch(ignoreUnreadable)
  }

  function logFailure({ message, cause }: Error): void {
    log({ level: 'error', event: 'download-failed', message, reason: String(cause) })
  }

  return {
    measure: async (contents) => measureZip(await listEntries(contents, covers.measure)),
    async open(contents) {
      const entries = await listEntries(await completeChecksums(contents), covers.get)
      await requireStore(contents)
      return {
        bytes: measureZip(entries),
        tag: hashZip(entries),
        read: (range) => readZip(entries, range, logFailure),
      }
    },
  }
}
