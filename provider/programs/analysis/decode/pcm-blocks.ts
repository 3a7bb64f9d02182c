import type { FileBytes } from './file-bytes.ts'
import type { Block } from './sound-file.ts'

const blockFrames = 32_768

/** The location of the samples in an uncompressed file. */
interface SampleRange {
  readonly start: number
  readonly frames: number
  readonly frameBytes: number
}

interface PcmDecoder {
  readonly decode: (bytes: Uint8Array) => { readonly channelData: Float32Array[] }
  readonly free: () => void
}

/**
 * Decodes uncompressed samples in blocks of 32,768 frames. `header` describes their format and is
 * passed to the decoder first.
 */
export async function* readPcmBlocks(
  file: FileBytes,
  { start, frames, frameBytes }: SampleRange,
  decoder: PcmDecoder,
  header: Buffer,
): AsyncGenerator<Block, void> {
  try {
    decoder.decode(header)
    for (let frame = 0; frame < frames; frame += blockFrames) {
      const count = Math.min(blockFrames, frames - frame)
      const bytes = await file.read(start + frame * frameBytes, count * frameBytes)
      const { channelData } = decoder.decode(bytes)
      if (channelData.length > 0) yield channelData
    }
  } finally {
    decoder.free()
  }
}
