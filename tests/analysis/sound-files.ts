/** The format of an audio file to write. */
export interface FileFormat {
  readonly sampleRate: number
  readonly bitDepth: 16 | 24 | 32
}

/** One array of samples per frame: integers of the bit depth, or floating-point numbers for 32 bits. */
export type Frames = readonly (readonly number[])[]

function chunk(id: string, content: Buffer, endian: 'little' | 'big'): Buffer {
  const head = Buffer.alloc(8)
  head.write(id, 'latin1')
  if (endian === 'little') head.writeUInt32LE(content.length, 4)
  else head.writeUInt32BE(content.length, 4)
  return Buffer.concat([head, content, Buffer.alloc(content.length % 2)])
}

function writeSamples(frames: Frames, bits: number, endian: 'little' | 'big'): Buffer {
  const bytes = bits / 8
  const samples = frames.flat()
  const content = Buffer.alloc(samples.length * bytes)
  for (const [index, sample] of samples.entries()) {
    const at = index * bytes
    if (bits === 32 && endian === 'little') content.writeFloatLE(sample, at)
    else if (bits === 32) content.writeFloatBE(sample, at)
    else if (endian === 'little') content.writeIntLE(sample, at, bytes)
    else content.writeIntBE(sample, at, bytes)
  }
  return content
}

/** Creates a WAV file; `extensible` writes its format as WAVE_FORMAT_EXTENSIBLE. */
export function createWav(
  frames: Frames,
  { sampleRate, bitDepth }: FileFormat,
  options: { extensible?: boolean; extra?: readonly (readonly [string, Buffer])[] } = {},
): Buffer {
  const channels = frames[0]?.length ?? 1
  const tag = bitDepth === 32 ? 3 : 1
  const format = Buffer.alloc(options.extensible === true ? 40 : 16)
  format.writeUInt16LE(options.extensible === true ? 0xfffe : tag, 0)
  format.writeUInt16LE(channels, 2)
  format.writeUInt32LE(sampleRate, 4)
  format.writeUInt32LE((sampleRate * channels * bitDepth) / 8, 8)
  format.writeUInt16LE((channels * bitDepth) / 8, 12)
  format.writeUInt16LE(bitDepth, 14)
  if (options.extensible === true) {
    format.writeUInt16LE(22, 16)
    format.writeUInt16LE(bitDepth, 18)
    format.writeUInt16LE(tag, 24)
    Buffer.from('000000001000800000aa00389b71', 'hex').copy(format, 26)
  }
  const body = Buffer.concat([
    Buffer.from('WAVE', 'latin1'),
    chunk('fmt ', format, 'little'),
    ...(options.extra ?? []).map(([id, content]) => chunk(id, content, 'little')),
    chunk('data', writeSamples(frames, bitDepth, 'little'), 'little'),
  ])
  return chunk('RIFF', body, 'little')
}

/** Creates an AIFF file, or an AIFF-C file with a compression type such as `sowt` or `fl32`. */
export function createAiff(
  frames: Frames,
  { sampleRate, bitDepth }: FileFormat,
  options: { type?: string; extra?: readonly (readonly [string, Buffer])[] } = {},
): Buffer {
  const common = Buffer.alloc(options.type === undefined ? 18 : 24)
  common.writeUInt16BE(frames[0]?.length ?? 1, 0)
  common.writeUInt32BE(frames.length, 2)
  common.writeUInt16BE(bitDepth, 6)
  const exponent = Math.floor(Math.log2(sampleRate))
  common.writeUInt16BE(16_383 + exponent, 8)
  common.writeUInt32BE(sampleRate * 2 ** (31 - exponent), 10)
  if (options.type !== undefined) common.write(options.type, 18, 'latin1')
  const samples = writeSamples(frames, bitDepth, options.type === 'sowt' ? 'little' : 'big')
  const body = Buffer.concat([
    Buffer.from(options.type === undefined ? 'AIFF' : 'AIFC', 'latin1'),
    chunk('COMM', common, 'big'),
    ...(options.extra ?? []).map(([id, content]) => chunk(id, content, 'big')),
    chunk('SSND', Buffer.concat([Buffer.alloc(8), samples]), 'big'),
  ])
  return chunk('FORM', body, 'big')
}

/** Creates the frames of a tone, as integers of a bit depth, or floating-point numbers for 32 bits. */
export function createTone(
  { sampleRate, bitDepth }: FileFormat,
  { seconds, hertz, channels = 1 }: { seconds: number; hertz: number; channels?: number },
): Frames {
  const scale = bitDepth === 32 ? 1 : 2 ** (bitDepth - 1) - 1
  return Array.from({ length: Math.round(seconds * sampleRate) }, (_, index) => {
    const level = 0.5 * Math.sin((2 * Math.PI * hertz * index) / sampleRate)
    const sample = bitDepth === 32 ? Math.fround(level) : Math.round(level * scale) + 0
    return Array.from({ length: channels }, () => sample)
  })
}

/**
 * Creates a silent 16-bit mono FLAC file, whose frames each encode 65,535 samples in 12 bytes; see
 * https://www.rfc-editor.org/rfc/rfc9639.
 */
export function createSilentFlac(frameCount: number, statedFrames: number): Buffer {
  const streamInfo = Buffer.alloc(38)
  streamInfo.writeUInt32BE(0x80000022, 0)
  streamInfo.writeUInt16BE(65_535, 4)
  streamInfo.writeUInt16BE(65_535, 6)
  const bits = (44_100n << 44n) | (15n << 36n) | BigInt(statedFrames)
  streamInfo.writeBigUInt64BE(bits, 14)
  const frames = Array.from({ length: frameCount }, (_, index) => createSilentFrame(index))
  return Buffer.concat([Buffer.from('fLaC'), streamInfo, ...frames])
}

function createSilentFrame(index: number): Buffer {
  const number = index < 0x80 ? [index] : [0xc0 | (index >> 6), 0x80 | (index & 0x3f)]
  const head = [0xff, 0xf8, 0x79, 0x08, ...number, 0xff, 0xfe]
  const subframe = [0x00, 0x00, 0x00]
  const content = [...head, computeCrc(head, 0x07, 8), ...subframe]
  const checksum = computeCrc(content, 0x8005, 16)
  return Buffer.from([...content, checksum >> 8, checksum & 0xff])
}

function computeCrc(bytes: readonly number[], polynomial: number, width: number): number {
  const top = 1 << (width - 1)
  const mask = (1 << width) - 1
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte << (width - 8)
    for (let bit = 0; bit < 8; bit += 1)
      crc = (crc & top ? (crc << 1) ^ polynomial : crc << 1) & mask
  }
  return crc
}
