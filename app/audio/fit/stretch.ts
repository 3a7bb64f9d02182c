import { loadStretcher } from './load-stretcher.ts'
import type { Stretcher } from './load-stretcher.ts'
import { resampleLoop } from './resample.ts'
import type { Channels } from './slice.ts'
import { stretchNotes } from './stretch-notes.ts'

/** The length of the crossfade from the loop's end to its start, in seconds. */
const seamSeconds = 0.04

/**
 * How long the first beginning of a loop is that is reported while it is rendered, in seconds; each
 * further one is twice as long as the one before.
 */
const headSeconds = 0.5

/** How many frames are processed per call. */
const blockFrames = 4096

/** How a loop is stretched. */
interface StretchOptions {
  /** The onsets of notes whose attacks are kept, in frames; none for the loop as a whole. */
  readonly onsets?: readonly number[]
  /**
   * Gets ever longer beginnings of the loop while it is rendered, which may differ from the whole one
   * in level by a trace.
   */
  readonly onHead?: ((channels: Channels) => void) | undefined
}

/**
 * Stretches a loop to another length and shifts its pitch, preserving its loudness. The loop is
 * read cyclically, and its end is faded into the frames before its start, so that the result
 * repeats without a gap. The pitch is shifted by stretching and then resampling, because the
 * stretcher's own transposition is up to 30 cents off in the bass.
 */
export async function stretchLoop(
  channels: Channels,
  targetFrames: number,
  semitones: number,
  rate: number,
  { onsets = [], onHead }: StretchOptions = {},
): Promise<Channels> {
  const stretcher = await loadStretcher()
  const frames = Math.round(targetFrames * 2 ** (semitones / 12))
  const seam = Math.min(Math.round(seamSeconds * rate), frames >> 1)
  stretcher.configure(channels.length, rate)
  stretcher.reset()
  let nextHead = headSeconds * rate
  const report = (done: number, getHead: (until: number) => Channels) => {
    const until = Math.floor((done * targetFrames) / frames) - headMargin
    // The end of the loop is faded into its start once all is rendered.
    if (!onHead || until < nextHead || done > frames - seam) return
    nextHead = 2 * until
    const head = getHead(until)
    const length = Math.round((until * (channels[0]?.length ?? 0)) / targetFrames)
    matchLevel(
      head,
      channels.map((channel) => channel.subarray(0, length)),
    )
    onHead(head)
  }
  const loops =
    onsets.length > 0
      ? stretchNotes(
          stretcher,
          channels,
          onsets,
          frames,
          rate,
          targetFrames / frames,
          (loop, done) =>
            report(done, (until) => loop.map((one) => resampleStart(one, targetFrames, until))),
        )
      : render(stretcher, channels, frames, seam, (samples, done) =>
          report(done, (until) =>
            samples.map((one) => createHead(one, seam, frames, targetFrames, until)),
          ),
        ).map((samples) => closeLoop(samples, frames, seam))
  const output = loops.map((loop) => resampleStart(loop, targetFrames, targetFrames))
  matchLevel(output, channels)
  return output
}

/** How many frames after the beginning of a loop have to be rendered to resample it. */
const headMargin = 64

/**
 * Returns the first `until` frames of a loop of which only the beginning is rendered, preceded by
 * `seam` frames that lead into it and with which the whole loop will end.
 */
function createHead(
  samples: Float32Array,
  seam: number,
  frames: number,
  targetFrames: number,
  until: number,
): Float32Array<ArrayBuffer> {
  const loop = new Float32Array(frames)
  loop.set(samples.subarray(seam, seam + frames))
  loop.set(samples.subarray(0, seam), frames - seam)
  return resampleStart(loop, targetFrames, until)
}

/** Returns the first `until` frames of a loop that is resampled to a number of frames. */
function resampleStart(
  loop: Float32Array<ArrayBuffer>,
  targetFrames: number,
  until: number,
): Float32Array<ArrayBuffer> {
  return loop.length === targetFrames
    ? loop.slice(0, until)
    : resampleLoop(loop, targetFrames, until)
}

/**
 * Renders the loop once, preceded by `lead` frames that lead into its start. Calls `onProgress` with
 * what is rendered so far, with as many frames of the loop itself as it says.
 */
function render(
  stretcher: Stretcher,
  channels: Channels,
  targetFrames: number,
  lead: number,
  onProgress: (samples: Channels, done: number) => void,
): Channels {
  const frames = channels[0]?.length ?? 0
  const ratio = frames / targetFrames
  // The output lags behind its block by this many frames.
  const latency = Math.round(stretcher.getOutputLatency() + stretcher.getInputLatency() / ratio)
  // The stretcher needs some input before its output is stable.
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
    const done = written + count - skipped - lead
    if (done > 0)
      onProgress(
        output.map((samples) => samples.subarray(skipped)),
        done,
      )
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

/** Fades the end of the loop into the frames that lead into its start, which stays intact. */
function closeLoop(
  samples: Float32Array,
  targetFrames: number,
  seam: number,
): Float32Array<ArrayBuffer> {
  const output = new Float32Array(samples.subarray(seam, seam + targetFrames))
  const end = output.subarray(targetFrames - seam)
  const before = samples.subarray(0, seam)
  const correlation = getCorrelation(end, before)
  for (let frame = 0; frame < seam; frame++) {
    const angle = (((frame + 0.5) / seam) * Math.PI) / 2
    const [out, into] = [Math.cos(angle), Math.sin(angle)]
    // The signals differ in phase; this keeps the power of their sum constant.
    const power = Math.sqrt(1 + 2 * correlation * out * into)
    end[frame] = (out * (end[frame] ?? 0) + into * (before[frame] ?? 0)) / power
  }
  return output
}

/** Returns the correlation of two signals, from 0 for none to 1 for identical ones. */
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

/** Scales a loop to the mean power of the reference. */
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
