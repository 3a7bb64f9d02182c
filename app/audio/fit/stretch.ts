import { loadStretcher } from './load-stretcher.ts'
import type { Stretcher } from './load-stretcher.ts'
import { resampleLoop } from './resample.ts'
import type { Channels } from './slice.ts'

/** How long the end of the loop takes to become its beginning, in seconds. */
const seamSeconds = 0.04

/** How many frames are computed at once. */
const blockFrames = 4096

/**
 * Stretches a loop to another length and moves its pitch, with the loudness that it had. The loop is
 * read as if it repeated, and its end is faded into what comes before its beginning, so that the result
 * repeats without a gap. The pitch is moved by resampling what was stretched as much more, because the
 * stretcher's own transposition is up to 30 cents off in the bass.
 */
export async function stretchLoop(
  channels: Channels,
  targetFrames: number,
  semitones: number,
  rate: number,
): Promise<Channels> {
  const stretcher = await loadStretcher()
  const frames = Math.round(targetFrames * 2 ** (semitones / 12))
  const seam = Math.min(Math.round(seamSeconds * rate), frames >> 1)
  stretcher.configure(channels.length, rate)
  stretcher.reset()
  const rendered = render(stretcher, channels, frames, seam)
  const output = rendered.map((samples) => {
    const loop = closeLoop(samples, frames, seam)
    return frames === targetFrames ? loop : resampleLoop(loop, targetFrames)
  })
  matchLevel(output, channels)
  return output
}

/** Renders the loop once, after `lead` frames of what comes before its beginning. */
function render(
  stretcher: Stretcher,
  channels: Channels,
  targetFrames: number,
  lead: number,
): Channels {
  const frames = channels[0]?.length ?? 0
  const ratio = frames / targetFrames
  // What is heard of a block lies that many frames of the output behind its end.
  const latency = Math.round(stretcher.getOutputLatency() + stretcher.getInputLatency() / ratio)
  // The stretcher needs to hear some of the loop before it is in its stride.
  const warmUp = latency
  const skipped = latency + warmUp
  const total = skipped + lead + targetFrames
  const output = channels.map(() => new Float32Array(total))
  const capacity = Math.ceil(blockFrames * Math.max(1, ratio)) + 2
  const pointer = stretcher.setBuffers(channels.length, capacity)
  const getBuffer = (index: number, length: number) =>
    new Float32Array(stretcher.getMemory(), pointer + index * capacity * 4, length)
  const start = Math.round(-(warmUp + lead) * ratio)
  let read = 0
  for (let written = 0; written < total; written += blockFrames) {
    const count = Math.min(blockFrames, total - written)
    const inputCount = Math.round((written + count) * ratio) - read
    for (const [index, channel] of channels.entries())
      copyWrapped(channel, start + read, getBuffer(index, inputCount))
    stretcher.process(inputCount, count)
    for (const [index, samples] of output.entries())
      samples.set(getBuffer(channels.length + index, count), written)
    read += inputCount
  }
  return output.map((samples) => samples.subarray(skipped))
}

function copyWrapped(channel: Float32Array, from: number, buffer: Float32Array): void {
  let position = ((from % channel.length) + channel.length) % channel.length
  for (let index = 0; index < buffer.length; index++) {
    buffer[index] = channel[position] ?? 0
    position = position + 1 === channel.length ? 0 : position + 1
  }
}

/** Fades the end of the loop into the frames before its beginning, so that its beginning is whole. */
function closeLoop(
  samples: Float32Array,
  targetFrames: number,
  seam: number,
): Float32Array<ArrayBuffer> {
  const output = new Float32Array(samples.subarray(seam, seam + targetFrames))
  const end = output.subarray(targetFrames - seam)
  const before = samples.subarray(0, seam)
  const likeness = getCorrelation(end, before)
  for (let frame = 0; frame < seam; frame++) {
    const angle = (((frame + 0.5) / seam) * Math.PI) / 2
    const [out, into] = [Math.cos(angle), Math.sin(angle)]
    // The phases of both differ, so that their sum is as loud as one of them only on this condition.
    const power = Math.sqrt(1 + 2 * likeness * out * into)
    end[frame] = (out * (end[frame] ?? 0) + into * (before[frame] ?? 0)) / power
  }
  return output
}

/** Returns how alike two signals are, from 0 for unlike to 1 for the same. */
function getCorrelation(a: Float32Array, b: Float32Array): number {
  let product = 0
  let powerA = 1e-12
  let powerB = 1e-12
  for (let index = 0; index < a.length; index++) {
    const [left, right] = [a[index] ?? 0, b[index] ?? 0]
    product += left * right
    powerA += left * left
    powerB += right * right
  }
  return Math.max(0, product / Math.sqrt(powerA * powerB))
}

/** Gives a loop the mean power of another one. */
function matchLevel(output: Channels, reference: Channels): void {
  const power = getPower(output)
  if (power === 0) return
  const factor = Math.sqrt(getPower(reference) / power)
  for (const channel of output)
    for (let frame = 0; frame < channel.length; frame++)
      channel[frame] = (channel[frame] ?? 0) * factor
}

function getPower(channels: Channels): number {
  let sum = 0
  for (const channel of channels) for (const sample of channel) sum += sample * sample
  return sum / Math.max(1, channels[0]?.length ?? 0)
}
