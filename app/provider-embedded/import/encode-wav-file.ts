import type { Block, SoundFile } from '../analysis/decode/sound-file.ts'

const headerBytes = 44
const formatTags = { pcm: 1, float: 3 } as const

/**
 * Encodes a sound file as a WAV of the same sample rate and bit depth, without loss if `gain` is 1.
 * https://learn.microsoft.com/windows/win32/xaudio2/resource-interchange-file-format--riff-
 */
export async function encodeWavFile(file: SoundFile, gain: number): Promise<Buffer> {
  const bytesPerSample = file.bitDepth / 8
  const dataBytes = file.frames * file.channels * bytesPerSample
  const content = Buffer.alloc(headerBytes + dataBytes + (dataBytes % 2))
  writeHeader(content, file, dataBytes)
  let offset = headerBytes
  for await (const block of file.readBlocks()) {
    offset = writeBlock(content, offset, block, { file, gain })
  }
  return content
}

function writeHeader(content: Buffer, file: SoundFile, dataBytes: number): void {
  const frameBytes = (file.channels * file.bitDepth) / 8
  content.write('RIFF', 0, 'latin1')
  content.writeUInt32LE(content.length - 8, 4)
  content.write('WAVEfmt ', 8, 'latin1')
  content.writeUInt32LE(16, 16)
  content.writeUInt16LE(file.bitDepth === 32 ? formatTags.float : formatTags.pcm, 20)
  content.writeUInt16LE(file.channels, 22)
  content.writeUInt32LE(file.sampleRate, 24)
  content.writeUInt32LE(file.sampleRate * frameBytes, 28)
  content.writeUInt16LE(frameBytes, 32)
  content.writeUInt16LE(file.bitDepth, 34)
  content.write('data', 36, 'latin1')
  content.writeUInt32LE(dataBytes, 40)
}

function writeBlock(
  content: Buffer,
  start: number,
  block: Block,
  { file, gain }: { readonly file: SoundFile; readonly gain: number },
): number {
  const bytes = file.bitDepth / 8
  const frames = block[0]?.length ?? 0
  const scale = file.fullScale ?? 2 ** (file.bitDepth - 1)
  let offset = start
  for (let frame = 0; frame < frames; frame += 1) {
    for (const channel of block) {
      const sample = (channel[frame] ?? 0) * gain
      if (file.bitDepth === 32) content.writeFloatLE(sample, offset)
      else content.writeIntLE(quantize(sample, scale, file.bitDepth), offset, bytes)
      offset += bytes
    }
  }
  return offset
}

function quantize(sample: number, scale: number, bitDepth: number): number {
  const limit = 2 ** (bitDepth - 1)
  return Math.max(-limit, Math.min(limit - 1, Math.round(sample * scale)))
}
