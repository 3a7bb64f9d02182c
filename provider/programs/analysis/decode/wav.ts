import { decoder } from '@audio/decode-wav'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import { readChunks, type Chunk } from './chunks.ts'
import type { FileBytes } from './file-bytes.ts'
import { readPcmBlocks } from './pcm-blocks.ts'
import { validateBlocks, validateFormat, type SoundFile } from './sound-file.ts'
import { readWavStatements } from './wav-statements.ts'

const tags = { pcm: 1, float: 3, extensible: 0xfffe } as const
/** Sizes written by programs that cannot return to the header after recording. */
const openEndedSizes: readonly number[] = [0, 0xffffffff]

/**
 * Opens a WAV file with 16-bit or 24-bit integer or 32-bit floating-point samples; throws an
 * `UnreadableSoundError` for any other.
 */
export async function openWav(bytes: FileBytes): Promise<SoundFile> {
  const chunks = await readChunks(bytes, 'little', 'data')
  const format = readFormat(chunks.get('fmt '))
  const data = chunks.get('data')
  if (data === undefined) throw new UnreadableSoundError('The file contains no audio.')
  const frameBytes = (format.channels * format.bitDepth) / 8
  const frames = Math.floor(measureData(data, bytes.size) / frameBytes)
  const sound = { format: 'wav', ...format, frames } as const
  validateFormat(sound)
  const range = { start: data.start, frames, frameBytes }
  const header = createHeader(sound)
  return {
    ...sound,
    statements: readWavStatements(chunks, frames / sound.sampleRate),
    fullScale: null,
    readBlocks: () => validateBlocks(readPcmBlocks(bytes, range, decoder(), header), frames),
    close: bytes.close,
  }
}

function readFormat(chunk: Chunk | undefined): {
  sampleRate: number
  bitDepth: 16 | 24 | 32
  channels: number
} {
  const content = chunk?.content ?? Buffer.alloc(0)
  if (content.length < 16) throw new UnreadableSoundError('The file has no valid header.')
  const outer = content.readUInt16LE(0)
  const isExtensible = outer === tags.extensible && content.length >= 26
  const tag = isExtensible ? content.readUInt16LE(24) : outer
  const channels = content.readUInt16LE(2)
  const bits = content.readUInt16LE(14)
  if (tag !== tags.pcm && tag !== tags.float)
    throw new UnreadableSoundError('The WAV file is compressed; only uncompressed samples work.')
  const bitDepth = toBitDepth(bits, tag === tags.float)
  if (content.readUInt16LE(12) !== (channels * bits) / 8)
    throw new UnreadableSoundError('The header of the file contradicts itself.')
  return { sampleRate: content.readUInt32LE(4), bitDepth, channels }
}

function toBitDepth(bits: number, isFloat: boolean): 16 | 24 | 32 {
  if (isFloat && bits === 32) return 32
  if (!isFloat && (bits === 16 || bits === 24)) return bits
  const kind = isFloat ? 'floating-point' : 'integer'
  throw new UnreadableSoundError(
    `The file has ${bits}-bit ${kind} samples; 16-bit and 24-bit integer and 32-bit floating-point samples work.`,
  )
}

function measureData(data: Chunk, fileSize: number): number {
  const rest = fileSize - data.start
  if (openEndedSizes.includes(data.size)) return rest
  if (data.size > rest) throw new UnreadableSoundError('The file is cut off.')
  return data.size
}

/** Creates a minimal header, because the library does not limit the size of the one it reads. */
function createHeader(sound: { sampleRate: number; bitDepth: number; channels: number }): Buffer {
  const header = Buffer.alloc(44)
  const frameBytes = (sound.channels * sound.bitDepth) / 8
  header.write('RIFF', 0, 'latin1')
  header.write('WAVEfmt ', 8, 'latin1')
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(sound.bitDepth === 32 ? tags.float : tags.pcm, 20)
  header.writeUInt16LE(sound.channels, 22)
  header.writeUInt32LE(sound.sampleRate, 24)
  header.writeUInt32LE(sound.sampleRate * frameBytes, 28)
  header.writeUInt16LE(frameBytes, 32)
  header.writeUInt16LE(sound.bitDepth, 34)
  header.write('data', 36, 'latin1')
  // The maximum stands for an unknown length.
  header.writeUInt32LE(0xffffffff, 40)
  return header
}
