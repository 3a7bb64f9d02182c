export interface WavContent {
  readonly channelCount: number
  readonly sampleRate: number
  readonly bitsPerSample: number
  readonly frames: number
  readonly acid: {
    readonly bpm: number
    readonly beats: number
    readonly note: number | null
  } | null
  /** `loop` contains the first and last frame of the loop, both inclusive. */
  readonly sampler: {
    readonly note: number
    readonly loop: readonly [number, number] | null
  } | null
  /** INFO fields by their four-character code, such as INAM. */
  readonly info: Readonly<Record<string, string>>
  /** Decodes the samples to values from −1 to 1, one array per channel. */
  readonly channels: () => readonly Float32Array[]
}

/** Parses a 24-bit PCM WAV; throws an error with a one-sentence message for any other file. */
export function readWav(bytes: Buffer): WavContent {
  if (bytes.toString('latin1', 0, 4) !== 'RIFF' || bytes.toString('latin1', 8, 12) !== 'WAVE')
    throw new Error('This is not a WAV file.')
  const chunks = readChunks(bytes, 12)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (format === undefined || data === undefined)
    throw new Error('This WAV file lacks a fmt or data chunk.')
  const channelCount = format.readUInt16LE(2)
  const bitsPerSample = format.readUInt16LE(14)
  if (format.readUInt16LE(0) !== 1 || bitsPerSample !== 24)
    throw new Error(`This WAV file is not 24-bit PCM; it has ${bitsPerSample} bits per sample.`)
  return {
    channelCount,
    sampleRate: format.readUInt32LE(4),
    bitsPerSample,
    frames: data.length / (channelCount * 3),
    acid: readAcidChunk(chunks.get('acid')),
    sampler: readSamplerChunk(chunks.get('smpl')),
    info: readInfoChunk(chunks.get('LIST')),
    channels: () => decodeSamples(data, channelCount),
  }
}

function readChunks(bytes: Buffer, start: number): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  let position = start
  while (position + 8 <= bytes.length) {
    const size = bytes.readUInt32LE(position + 4)
    if (position + 8 + size > bytes.length) throw new Error('This WAV file is truncated.')
    chunks.set(
      bytes.toString('latin1', position, position + 4),
      bytes.subarray(position + 8, position + 8 + size),
    )
    position += 8 + size + (size % 2)
  }
  return chunks
}

function readAcidChunk(content: Buffer | undefined): WavContent['acid'] {
  if (content === undefined) return null
  const hasRoot = (content.readUInt32LE(0) & 2) !== 0
  return {
    bpm: content.readFloatLE(20),
    beats: content.readUInt32LE(12),
    note: hasRoot ? content.readUInt16LE(4) : null,
  }
}

function readSamplerChunk(content: Buffer | undefined): WavContent['sampler'] {
  if (content === undefined) return null
  const hasLoop = content.readUInt32LE(28) > 0
  return {
    note: content.readUInt32LE(12),
    loop: hasLoop ? [content.readUInt32LE(36 + 8), content.readUInt32LE(36 + 12)] : null,
  }
}

function readInfoChunk(content: Buffer | undefined): Record<string, string> {
  if (content === undefined) return {}
  const fields = readChunks(content, 4)
  return Object.fromEntries(
    [...fields].map(([id, text]) => [id, text.toString('utf8').replace(/\0+$/, '')]),
  )
}

function decodeSamples(data: Buffer, channelCount: number): readonly Float32Array[] {
  const frames = data.length / (channelCount * 3)
  return Array.from({ length: channelCount }, (_, channel) => {
    const samples = new Float32Array(frames)
    for (let frame = 0; frame < frames; frame += 1)
      samples[frame] = data.readIntLE((frame * channelCount + channel) * 3, 3) / 0x7fffff
    return samples
  })
}
