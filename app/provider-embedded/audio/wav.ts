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
  /** MIDI note number of the root; null for an unpitched sound. */
  readonly note: number | null
}

/** Sample rate of all sounds, in hertz. */
export const sampleRate = 44_100
const bytesPerSample = 3
const fullScale = 0x7fffff
const acidFlags = { oneShot: 1, rootIsSet: 2, stretch: 4 } as const
const middleC = 60

/**
 * Encodes channels of equal length as a 24-bit 44.1 kHz WAV with metadata; samples outside −1 to 1
 * are clipped. A loop also contains its tempo (`acid` chunk) and loop points (`smpl` chunk).
 */
export function encodeWav(channels: readonly Float32Array[], tags: WavTags): Buffer {
  const frames = channels[0]?.length ?? 0
  if (frames === 0 || channels.some((channel) => channel.length !== frames))
    throw new Error('A WAV needs at least one channel, all of the same non-zero length.')
  const body = Buffer.concat([
    Buffer.from('WAVE', 'latin1'),
    createFormatChunk(channels.length),
    createDataChunk(channels, frames),
    ...(tags.loop === null ? [] : [createAcidChunk(tags.loop, tags.note)]),
    ...(tags.loop === null && tags.note === null ? [] : [createSamplerChunk(frames, tags)]),
    createInfoChunk(tags),
  ])
  const head = Buffer.alloc(8)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(body.length, 4)
  return Buffer.concat([head, body])
}

function createChunk(id: string, content: Buffer): Buffer {
  const padded = Buffer.alloc(8 + content.length + (content.length % 2))
  padded.write(id, 0, 'latin1')
  padded.writeUInt32LE(content.length, 4)
  content.copy(padded, 8)
  return padded
}

function createFormatChunk(channelCount: number): Buffer {
  const content = Buffer.alloc(16)
  content.writeUInt16LE(1, 0)
  content.writeUInt16LE(channelCount, 2)
  content.writeUInt32LE(sampleRate, 4)
  content.writeUInt32LE(sampleRate * channelCount * bytesPerSample, 8)
  content.writeUInt16LE(channelCount * bytesPerSample, 12)
  content.writeUInt16LE(bytesPerSample * 8, 14)
  return createChunk('fmt ', content)
}

function createDataChunk(channels: readonly Float32Array[], frames: number): Buffer {
  const content = Buffer.alloc(frames * channels.length * bytesPerSample)
  const stride = channels.length * bytesPerSample
  for (const [index, channel] of channels.entries())
    for (let frame = 0; frame < frames; frame += 1)
      content.writeIntLE(quantize(channel[frame] ?? 0), frame * stride + index * bytesPerSample, 3)
  return createChunk('data', content)
}

function quantize(sample: number): number {
  return Math.round(Math.max(-1, Math.min(1, sample)) * fullScale)
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

function createSamplerChunk(frames: number, tags: WavTags): Buffer {
  const loops = tags.loop === null ? 0 : 1
  const content = Buffer.alloc(36 + 24 * loops)
  content.writeUInt32LE(Math.round(1e9 / sampleRate), 8)
  content.writeUInt32LE(tags.note ?? middleC, 12)
  content.writeUInt32LE(loops, 28)
  // The loop end is inclusive.
  if (loops === 1) content.writeUInt32LE(frames - 1, 36 + 12)
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
    ['ISFT', 'Overtone'],
  ]
  const entries = fields.map(([id, text]) => createChunk(id, Buffer.from(`${text}\0`, 'utf8')))
  return createChunk('LIST', Buffer.concat([Buffer.from('INFO', 'latin1'), ...entries]))
}
