export interface WavTags {
  readonly title: string
  readonly artist: string
  readonly album: string
  readonly genre: string
  readonly comment: string
  readonly created: string
  readonly keywords: readonly string[]
  /** For loops only: the tempo and the number of quarter-note beats in 4/4 time. */
  readonly loop: { readonly bpm: number; readonly beats: number } | null
  /** The root as a MIDI note number; null for an unpitched sound. */
  readonly note: number | null
}

/** The sample rate of the demo catalogue and of all previews, in hertz. */
export const sampleRate = 44_100
const fullScale = 0x7fffff
const maxLength = 0xffffffff
const formatTags = { pcm: 1, float: 3 } as const
const acidFlags = { oneShot: 1, rootIsSet: 2, stretch: 4 } as const
const middleC = 60

/** The format and length of a WAV; a bit depth of 32 means floating point. */
export interface WavFormat {
  readonly sampleRate: number
  readonly bitDepth: 16 | 24 | 32
  readonly channels: number
  readonly frames: number
}

/** The parts of a WAV file around its samples. */
export interface WavFrame {
  readonly head: Buffer
  /** Follows the samples, starting with a padding byte where required. */
  readonly tail: Buffer
}

/**
 * Creates the parts of a WAV around its samples: format and metadata. A loop also contains its
 * tempo (`acid` chunk) and loop points (`smpl` chunk). Throws if the file would exceed 4 GiB.
 */
export function createWavFrame(format: WavFormat, tags: WavTags): WavFrame {
  const dataLength = (format.frames * format.channels * format.bitDepth) / 8
  const formatChunk = createFormatChunk(format)
  const metadata = Buffer.concat([
    Buffer.alloc(dataLength % 2),
    ...(tags.loop === null ? [] : [createAcidChunk(tags.loop, tags.note)]),
    ...(tags.loop === null && tags.note === null ? [] : [createSamplerChunk(format, tags)]),
    createInfoChunk(tags),
  ])
  const length = 4 + formatChunk.length + 8 + dataLength + metadata.length
  if (length > maxLength) throw new RangeError('A WAV file has at most 4 GiB.')
  const head = Buffer.alloc(12)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(length, 4)
  head.write('WAVE', 8, 'latin1')
  const dataHead = Buffer.alloc(8)
  dataHead.write('data', 0, 'latin1')
  dataHead.writeUInt32LE(dataLength, 4)
  return { head: Buffer.concat([head, formatChunk, dataHead]), tail: metadata }
}

/**
 * Encodes channels of equal length as a 24-bit 44.1 kHz WAV with metadata; clips samples outside −1
 * to 1.
 */
export function encodeWav(channels: readonly Float32Array[], tags: WavTags): Buffer {
  const frames = channels[0]?.length ?? 0
  if (frames === 0 || channels.some((channel) => channel.length !== frames))
    throw new Error('A WAV needs at least one channel, all of the same non-zero length.')
  const format = { sampleRate, bitDepth: 24, channels: channels.length, frames } as const
  const { head, tail } = createWavFrame(format, tags)
  return Buffer.concat([head, encodeSamples(channels, 24, fullScale), tail])
}

/**
 * Encodes channels of equal length as interleaved samples. Integers are the samples times `scale`,
 * rounded and clipped to the bit depth; 32-bit floats are not scaled.
 */
export function encodeSamples(
  channels: readonly Float32Array[],
  bitDepth: 16 | 24 | 32,
  scale: number,
): Buffer {
  const frames = channels[0]?.length ?? 0
  const bytes = bitDepth / 8
  const content = Buffer.alloc(frames * channels.length * bytes)
  const highest = 2 ** (bitDepth - 1) - 1
  for (const [index, channel] of channels.entries())
    for (let frame = 0; frame < frames; frame += 1) {
      const at = (frame * channels.length + index) * bytes
      const sample = channel[frame] ?? 0
      if (bitDepth === 32) content.writeFloatLE(sample, at)
      else writeInteger(content, at, bytes, clip(Math.round(sample * scale), highest))
    }
  return content
}

function clip(value: number, highest: number): number {
  return value > highest ? highest : value < -highest - 1 ? -highest - 1 : value
}

/**
 * Writes a little-endian integer without the range checks of `writeIntLE`, which would take most of
 * the time.
 */
function writeInteger(content: Buffer, at: number, bytes: number, value: number): void {
  for (let byte = 0; byte < bytes; byte += 1) content[at + byte] = value >> (8 * byte)
}

function createChunk(id: string, content: Buffer): Buffer {
  const padded = Buffer.alloc(8 + content.length + (content.length % 2))
  padded.write(id, 0, 'latin1')
  padded.writeUInt32LE(content.length, 4)
  content.copy(padded, 8)
  return padded
}

function createFormatChunk({ sampleRate: rate, bitDepth, channels }: WavFormat): Buffer {
  const content = Buffer.alloc(16)
  const frameBytes = (channels * bitDepth) / 8
  content.writeUInt16LE(bitDepth === 32 ? formatTags.float : formatTags.pcm, 0)
  content.writeUInt16LE(channels, 2)
  content.writeUInt32LE(rate, 4)
  content.writeUInt32LE(rate * frameBytes, 8)
  content.writeUInt16LE(frameBytes, 12)
  content.writeUInt16LE(bitDepth, 14)
  return createChunk('fmt ', content)
}

function createAcidChunk(loop: { bpm: number; beats: number }, note: number | null): Buffer {
  const content = Buffer.alloc(24)
  content.writeUInt32LE(acidFlags.stretch | (note === null ? 0 : acidFlags.rootIsSet), 0)
  content.writeUInt16LE(note ?? middleC, 4)
  content.writeUInt16LE(0x8000, 6)
  content.writeUInt32LE(loop.beats, 12)
  content.writeUInt16LE(4, 16)
  content.writeUInt16LE(4, 18)
  content.writeFloatLE(loop.bpm, 20)
  return createChunk('acid', content)
}

function createSamplerChunk(format: WavFormat, tags: WavTags): Buffer {
  const loops = tags.loop === null ? 0 : 1
  const content = Buffer.alloc(36 + 24 * loops)
  content.writeUInt32LE(Math.round(1e9 / format.sampleRate), 8)
  content.writeUInt32LE(tags.note ?? middleC, 12)
  content.writeUInt32LE(loops, 28)
  // The loop end is inclusive.
  if (loops === 1) content.writeUInt32LE(format.frames - 1, 36 + 12)
  return createChunk('smpl', content)
}

function createInfoChunk(tags: WavTags): Buffer {
  const fields: readonly (readonly [string, string])[] = [
    ['INAM', tags.title],
    ['IART', tags.artist],
    ['IPRD', tags.album],
    ['IGNR', tags.genre],
    ['ICMT', tags.comment],
    ['ICRD', tags.created],
    ['IKEY', tags.keywords.join('; ')],
  ]
  const entries = fields.map(([id, text]) => createChunk(id, Buffer.from(`${text}\0`, 'utf8')))
  return createChunk('LIST', Buffer.concat([Buffer.from('INFO', 'latin1'), ...entries]))
}
