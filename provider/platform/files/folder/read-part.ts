import { open } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import type { ByteRange } from '../byte-range.ts'

const chunkBytes = 64 * 1024

/**
 * Streams a file or a range of it. Opens the file on the first read, and closes it at the end, on
 * an error and on cancellation.
 */
export function readPart(path: string, range?: ByteRange): ReadableStream<Uint8Array> {
  let handle: FileHandle | null = null
  let position = range?.start ?? 0
  let end = range?.end ?? 0
  const close = async () => {
    const opened = handle
    handle = null
    await opened?.close()
  }
  const openFile = async () => {
    handle = await open(path, 'r')
    if (range === undefined) end = (await handle.stat()).size - 1
    return handle
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const opened = handle ?? (await openFile())
          const length = Math.min(chunkBytes, end + 1 - position)
          const chunk = new Uint8Array(length)
          const { bytesRead } = await opened.read(chunk, 0, length, position)
          position += bytesRead
          if (bytesRead > 0) controller.enqueue(chunk.subarray(0, bytesRead))
          // Fail if the file is truncated while being read, so that no client mistakes a part for
          // the whole file.
          if (bytesRead === 0 && length > 0) throw new Error('the file is shorter than expected')
          if (position <= end) return
          await close()
          controller.close()
        } catch (error) {
          await close()
          controller.error(error)
        }
      },
      cancel: close,
    },
    // Disable read-ahead, so that a response whose body is never read does not open the file.
    { highWaterMark: 0 },
  )
}
