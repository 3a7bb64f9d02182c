import { FLACDecoder } from '@wasm-audio-decoders/flac'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import { readExactly, type FileBytes } from './file-bytes.ts'
import { readFlacStatements } from './flac-statements.ts'
import {
  noStatements,
  validateBlocks,
  validateFormat,
  type Block,
  type ChunkStatements,
  type SoundFile,
} from './sound-file.ts'

/**
 * The number of bytes decoded at once. A frame of silence takes about 12 bytes and holds up to
 * 65,535 samples, so a portion of a malicious file decodes to at most 11 million samples, 45 MB per
 * channel; one of a real file has about a thousand.
 */
const portionBytes = 2048
const maxBlockCount = 128
const maxCommentLength = 65_536
const streamInfoLength = 34

/**
 * Opens a FLAC file with 16-bit or 24-bit samples; throws an `UnreadableSoundError` for any other.
 */
export async function openFlac(bytes: FileBytes): Promise<SoundFile> {
  const streamInfo = await readStreamInfo(bytes)
  const { bitDepth, sampleRate, channels, frames } = parseStreamInfo(streamInfo)
  const sound = { format: 'flac', sampleRate, bitDepth, channels, frames } as const
  validateFormat(sound)
  const { statements, start } = await readMetadata(bytes, frames / sampleRate)
  return {
    ...sound,
    statements,
    // The library divides by this number, not by the next power of two.
    fullScale: 2 ** (bitDepth - 1) - 1,
    readBlocks: () => validateBlocks(decodeFrames(bytes, streamInfo, start, frames), frames),
    close: bytes.close,
  }
}

async function readStreamInfo(bytes: FileBytes): Promise<Buffer> {
  const head = await readExactly(bytes, 4, 4 + streamInfoLength)
  if ((head.readUInt8(0) & 0x7f) !== 0 || head.readUIntBE(1, 3) !== streamInfoLength)
    throw new UnreadableSoundError('The file has no valid header.')
  return head.subarray(4)
}

function parseStreamInfo(content: Buffer) {
  const fields = content.readBigUInt64BE(10)
  const bits = Number((fields >> 36n) & 31n) + 1
  if (bits !== 16 && bits !== 24)
    throw new UnreadableSoundError(`The file has ${bits}-bit samples; 16 and 24 bits work.`)
  return {
    sampleRate: Number(fields >> 44n),
    channels: Number((fields >> 41n) & 7n) + 1,
    bitDepth: bits,
    frames: Number(fields & 0xfffffffffn),
  } as const
}

/** Finds the start of the first frame and reads the comments that precede it. */
async function readMetadata(
  bytes: FileBytes,
  seconds: number,
): Promise<{ statements: ChunkStatements; start: number }> {
  let position = 4
  let statements: ChunkStatements = noStatements
  for (let count = 0; count < maxBlockCount; count += 1) {
    const head = await readExactly(bytes, position, 4)
    const kind = head.readUInt8(0)
    const size = head.readUIntBE(1, 3)
    if ((kind & 0x7f) === 4)
      statements = readFlacStatements(
        await bytes.read(position + 4, Math.min(size, maxCommentLength)),
        seconds,
      )
    position += 4 + size
    if (kind >= 0x80) return { statements, start: position }
  }
  throw new UnreadableSoundError(`The file has more than ${maxBlockCount} parts.`)
}

async function* decodeFrames(
  bytes: FileBytes,
  streamInfo: Buffer,
  start: number,
  frames: number,
): AsyncGenerator<Block, void> {
  const decoder = new FLACDecoder()
  await decoder.ready
  try {
    // Passes only what decoding requires to the library, which would keep large pictures in memory.
    await decoder.decode(Buffer.concat([Buffer.from('fLaC\x80\0\0\x22', 'latin1'), streamInfo]))
    let count = 0
    for (let position = start; position < bytes.size; position += portionBytes) {
      const decoded = await decoder.decode(await bytes.read(position, portionBytes))
      count += decoded.samplesDecoded
      if (decoded.samplesDecoded > 0) yield decoded.channelData
      if (count >= frames) return
    }
    const rest = await decoder.flush()
    if (rest.samplesDecoded > 0) yield rest.channelData
  } finally {
    decoder.free()
  }
}
