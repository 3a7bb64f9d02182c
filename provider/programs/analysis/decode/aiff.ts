import { decoder } from '@audio/decode-aiff'
import { UnreadableSoundError } from '../unreadable-sound-error.ts'
import { readAiffStatements } from './aiff-statements.ts'
import { readChunks, type Chunk } from './chunks.ts'
import { readExactly, type FileBytes } from './file-bytes.ts'
import { readPcmBlocks } from './pcm-blocks.ts'
import { validateBlocks, validateFormat, type SoundFile } from './sound-file.ts'

const floatTypes: readonly string[] = ['fl32', 'FL32']
const integerTypes: readonly string[] = ['NONE', 'none', 'twos', 'sowt']

interface CommonChunk {
  readonly channels: number
  readonly frames: number
  readonly bitDepth: 16 | 24 | 32
  readonly sampleRate: number
  readonly content: Buffer
}

/**
 * Opens an AIFF or uncompressed AIFF-C file with 16-bit or 24-bit integer or 32-bit floating-point
 * samples; throws an `UnreadableSoundError` for any other.
 */
export async function openAiff(bytes: FileBytes): Promise<SoundFile> {
  const chunks = await readChunks(bytes, 'big', 'SSND')
  const isCompressible = (await readExactly(bytes, 8, 4)).toString('latin1') === 'AIFC'
  const { content, ...format } = readCommonChunk(chunks.get('COMM'), isCompressible)
  const samples = chunks.get('SSND')
  if (samples === undefined) throw new UnreadableSoundError('The file contains no audio.')
  const sound = { format: 'aiff', ...format } as const
  validateFormat(sound)
  const { frames } = sound
  const frameBytes = (sound.channels * sound.bitDepth) / 8
  const offset = (await readExactly(bytes, samples.start, 4)).readUInt32BE(0)
  const range = { start: samples.start + 8 + offset, frames, frameBytes }
  const end = Math.min(bytes.size, samples.start + samples.size)
  if (range.start + frames * frameBytes > end)
    throw new UnreadableSoundError('The file is cut off.')
  const header = createHeader(content, isCompressible)
  return {
    ...sound,
    statements: readAiffStatements(chunks, frames / sound.sampleRate),
    fullScale: sound.bitDepth === 32 ? null : 2 ** (sound.bitDepth - 1),
    readBlocks: () => validateBlocks(readPcmBlocks(bytes, range, decoder(), header), frames),
    close: bytes.close,
  }
}

function readCommonChunk(chunk: Chunk | undefined, isCompressible: boolean): CommonChunk {
  const content = chunk?.content ?? Buffer.alloc(0)
  if (content.length < (isCompressible ? 22 : 18))
    throw new UnreadableSoundError('The file has no valid header.')
  const type = isCompressible ? content.toString('latin1', 18, 22) : 'NONE'
  const bits = content.readUInt16BE(6)
  return {
    channels: content.readUInt16BE(0),
    frames: content.readUInt32BE(2),
    bitDepth: toBitDepth(bits, type),
    sampleRate: Math.round(readExtended(content, 8)),
    content: content.subarray(0, isCompressible ? 22 : 18),
  }
}

function toBitDepth(bits: number, type: string): 16 | 24 | 32 {
  if (floatTypes.includes(type)) return 32
  if (!integerTypes.includes(type))
    throw new UnreadableSoundError('The AIFF file is compressed; only uncompressed samples work.')
  if (bits === 16 || bits === 24) return bits
  throw new UnreadableSoundError(
    `The file has ${bits}-bit integer samples; 16-bit and 24-bit integer and 32-bit floating-point samples work.`,
  )
}

/** Reads an 80-bit IEEE 754 extended precision number. */
function readExtended(content: Buffer, offset: number): number {
  const exponent = content.readUInt16BE(offset)
  const fraction = content.readUInt32BE(offset + 2) * 2 ** 32 + content.readUInt32BE(offset + 6)
  return exponent >= 0x7fff ? Number.NaN : fraction * 2 ** (exponent - 16_383 - 63)
}

/** Creates a minimal header, because the library does not limit the size of the one it reads. */
function createHeader(common: Buffer, isCompressible: boolean): Buffer {
  const header = Buffer.alloc(20 + common.length + 16)
  header.write('FORM', 0, 'latin1')
  header.writeUInt32BE(0xfffffff0, 4)
  header.write(isCompressible ? 'AIFCCOMM' : 'AIFFCOMM', 8, 'latin1')
  header.writeUInt32BE(common.length, 16)
  common.copy(header, 20)
  header.write('SSND', 20 + common.length, 'latin1')
  header.writeUInt32BE(0xfffffff0, 24 + common.length)
  return header
}
