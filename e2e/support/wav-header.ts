export interface WavHeader {
  /** The format code: 1 is uncompressed PCM. */
  readonly format: number
  readonly channels: number
  readonly sampleRate: number
  readonly bitsPerSample: number
  readonly dataBytes: number
  readonly frames: number
  /** The peak amplitude from 0 to 1. */
  readonly peak: number
}

/** Reads the format and the peak of a 24-bit WAV file. Throws if it is not a WAV file. */
export function readWavHeader(file: Buffer): WavHeader {
  if (file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WAVE') {
    throw new Error('The file is not a WAV file.')
  }
  const chunks = readChunks(file)
  const format = chunks.get('fmt ')
  const data = chunks.get('data')
  if (!format || !data) throw new Error('The WAV file has no fmt or data chunk.')
  const channels = format.readUInt16LE(2)
  return {
    format: format.readUInt16LE(0),
    channels,
    sampleRate: format.readUInt32LE(4),
    bitsPerSample: format.readUInt16LE(14),
    dataBytes: data.length,
    frames: data.length / (channels * 3),
    peak: findPeak(data),
  }
}

function readChunks(file: Buffer): Map<string, Buffer> {
  const chunks = new Map<string, Buffer>()
  for (let at = 12; at + 8 <= file.length;) {
    const size = file.readUInt32LE(at + 4)
    chunks.set(file.toString('latin1', at, at + 4), file.subarray(at + 8, at + 8 + size))
    at += 8 + size + (size % 2)
  }
  return chunks
}

function findPeak(data: Buffer): number {
  let peak = 0
  for (let at = 0; at + 3 <= data.length; at += 3)
    peak = Math.max(peak, Math.abs(data.readIntLE(at, 3)))
  return peak / 2 ** 23
}
