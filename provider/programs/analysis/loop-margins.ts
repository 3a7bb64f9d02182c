import type { Block, SoundFile } from './decode/sound-file.ts'

/** The audio before and after a repeating loop. */
export interface LoopMargins {
  /** The end of the loop, exactly `before` frames long at the target rate. */
  readonly end: Block
  readonly start: Block
  readonly before: number
}

/** The samples on either side that a resampler needs beyond the margin, at the file's rate. */
const reserve = 512

/**
 * Reads the end and the start of a loop, each at least `frames` long at the target sample rate;
 * repeats a short loop.
 */
export async function readLoopMargins(
  file: SoundFile,
  targetRate: number,
  frames: number,
): Promise<LoopMargins> {
  const divisor = findCommonDivisor(file.sampleRate, targetRate)
  const [sourceUnit, targetUnit] = [file.sampleRate / divisor, targetRate / divisor]
  const units = Math.ceil(frames / targetUnit + reserve / sourceUnit)
  const length = units * sourceUnit
  const count = Math.min(length, file.frames)
  const first = await readRange(file, 0, count)
  const last = await readRange(file, file.frames - count, file.frames)
  return {
    end: last.map((channel) => repeatBackward(channel, length)),
    start: first.map((channel) => repeatForward(channel, length)),
    before: units * targetUnit,
  }
}

async function readRange(file: SoundFile, from: number, to: number): Promise<Block> {
  const channels = Array.from({ length: file.channels }, () => new Float32Array(to - from))
  let frame = 0
  for await (const block of file.readBlocks()) {
    const length = block[0]?.length ?? 0
    const [start, end] = [Math.max(from - frame, 0), Math.min(to - frame, length)]
    if (start < end)
      for (const [index, channel] of block.entries())
        channels[index]?.set(channel.subarray(start, end), frame + start - from)
    frame += length
    if (frame >= to) break
  }
  return channels
}

function repeatForward(channel: Float32Array, length: number): Float32Array {
  return Float32Array.from({ length }, (_, i) => channel[i % channel.length] ?? 0)
}

function repeatBackward(channel: Float32Array, length: number): Float32Array {
  return Float32Array.from(
    { length },
    (_, i) => channel.at(-1 - ((length - 1 - i) % channel.length)) ?? 0,
  )
}

function findCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : findCommonDivisor(b, a % b)
}
