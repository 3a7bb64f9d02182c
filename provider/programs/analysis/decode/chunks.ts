import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import type { FileBytes } from './file-bytes.ts'

const maxChunkCount = 1000
/** The maximum bytes to read of a chunk other than the samples. */
const maxContentLength = 65_536

/** A chunk of a RIFF or IFF file; its content begins at `start`. */
export interface Chunk {
  readonly id: string
  readonly start: number
  /** The stated length in bytes, which may exceed the file. */
  readonly size: number
  /** Up to the first 64 KiB of the content; empty for the samples. */
  readonly content: Buffer
}

/**
 * Lists the chunks of a RIFF (`'little'` endian) or IFF file (`'big'` endian), only the first of
 * several with the same identifier; throws an `UnreadableSoundError` if there are more than 1000.
 */
export async function readChunks(
  file: FileBytes,
  endian: 'little' | 'big',
  samplesId: string,
): Promise<ReadonlyMap<string, Chunk>> {
  const chunks = new Map<string, Chunk>()
  let position = 12
  for (let count = 0; position + 8 <= file.size; count += 1) {
    if (count === maxChunkCount)
      throw new UnreadableSoundError(`The file has more than ${maxChunkCount} parts.`)
    const head = await file.read(position, 8)
    if (head.length < 8) break
    const id = head.toString('latin1', 0, 4)
    const size = endian === 'little' ? head.readUInt32LE(4) : head.readUInt32BE(4)
    const start = position + 8
    const length = id === samplesId ? 0 : Math.min(size, maxContentLength)
    if (!chunks.has(id))
      chunks.set(id, { id, start, size, content: await file.read(start, length) })
    position = start + size + (size % 2)
  }
  return chunks
}
