import type { Stretcher } from './load-stretcher.ts'
import type { Channels } from './slice.ts'

/** The fade from a note to the next one, before its attack, in seconds. */
const leadSeconds = 0.006
/** How long an attack is copied unchanged, and how long the fade after it is, in seconds. */
const attackSeconds = 0.012
const fadeSeconds = 0.02
/** How long an attack rises, in seconds: so long it is copied as fast as it will be slowed down. */
const riseSeconds = 0.006
/**
 * How long a note is read at its own speed, in seconds: as long as half a frame of the stretcher,
 * so that its phases are those of the copied attack.
 */
const steadySeconds = 0.06
/** The largest share of a note that is read at its own speed. */
const maxSteadyShare = 0.4
/** How long before the next attack reading turns back, in seconds: an attack can begin early. */
const turnSeconds = 0.008

/** How many frames are processed per call. */
const blockFrames = 2048

/** A note in the source and in the stretched loop, in frames. */
interface Note {
  readonly start: number
  readonly length: number
  readonly place: number
  readonly stretchedLength: number
}

/**
 * Stretches a loop note by note, each from its onset (in frames) to the next one, to a number of
 * frames. Attacks are copied, because a stretcher smears them over its frame of 120 ms; what
 * follows is stretched with the phases of the attack. `slowdown` is by how much the result will be
 * resampled to a lower pitch; attacks rise faster by as much. Calls `onProgress` with what is rendered so far,
 * as many frames of which are final as it says.
 */
export function stretchNotes(
  stretcher: Stretcher,
  channels: Channels,
  onsets: readonly number[],
  targetFrames: number,
  rate: number,
  slowdown: number,
  onProgress: (loop: Channels, done: number) => void,
): Float32Array<ArrayBuffer>[] {
  const frames = channels[0]?.length ?? 0
  const output = channels.map(() => new Float32Array(targetFrames))
  const lead = Math.round(leadSeconds * rate)
  const notes = listNotes(onsets, frames, targetFrames)
  // The last note can end after the loop's start.
  for (const note of [...notes.slice(-1), ...notes.slice(0, -1)]) {
    const stretched = stretchNote(stretcher, channels, note, lead, rate)
    for (const [index, samples] of stretched.entries()) {
      copyAttack(samples, channels[index] ?? samples, note, { lead, rate, slowdown })
      addNote(output[index] ?? samples, samples, note.place - lead, lead)
    }
    if (note !== notes.at(-1)) onProgress(output, note.place + note.stretchedLength - lead)
  }
  return output
}

function listNotes(onsets: readonly number[], frames: number, targetFrames: number): Note[] {
  const toPlace = (frame: number) => Math.round((frame / frames) * targetFrames)
  return onsets.map((start, index) => {
    const next = onsets[index + 1] ?? (onsets[0] ?? 0) + frames
    const place = toPlace(start)
    return { start, length: next - start, place, stretchedLength: toPlace(next) - place }
  })
}

/** Stretches a note, preceded by `lead` frames that lead into it. */
function stretchNote(
  stretcher: Stretcher,
  channels: Channels,
  note: Note,
  lead: number,
  rate: number,
): Float32Array[] {
  stretcher.reset()
  const { start, length, stretchedLength } = note
  const [inputLatency, outputLatency] = [stretcher.getInputLatency(), stretcher.getOutputLatency()]
  const steady = Math.min(steadySeconds * rate, maxSteadyShare * Math.min(length, stretchedLength))
  const ratio = (length - steady) / (stretchedLength - steady)
  const toSource = (frame: number) =>
    Math.round(frame < steady ? frame : steady + (frame - steady) * ratio)
  const warmUp = inputLatency + outputLatency
  const skipped = warmUp + outputLatency
  const total = skipped + lead + stretchedLength
  const output = channels.map(() => new Float32Array(total))
  const capacity = Math.ceil(blockFrames * Math.max(1, ratio)) + 2
  const pointer = stretcher.setBuffers(channels.length, capacity)
  const getBuffer = (index: number, count: number) =>
    new Float32Array(stretcher.getMemory(), pointer + index * capacity * 4, count)
  // What is read with a frame is stretched to `outputLatency` frames later.
  const toInput = (written: number) => toSource(written - warmUp - lead) + inputLatency
  const turn = length - Math.round(turnSeconds * rate)
  for (let written = 0; written < total; written += blockFrames) {
    const count = Math.min(blockFrames, total - written)
    const from = toInput(written)
    const inputCount = toInput(written + count) - from
    for (const [index, channel] of channels.entries())
      read(channel, start, turn, from, getBuffer(index, inputCount))
    stretcher.process(inputCount, count)
    for (const [index, samples] of output.entries())
      samples.set(getBuffer(channels.length + index, count), written)
  }
  return output.map((samples) => samples.subarray(skipped))
}

/** Reads a part of a note; from a frame on, it is read backwards. */
function read(
  channel: Float32Array,
  start: number,
  turn: number,
  from: number,
  buffer: Float32Array,
): void {
  for (let index = 0; index < buffer.length; index++) {
    const frame = from + index
    buffer[index] = getSample(channel, start + (frame < turn ? frame : 2 * turn - frame))
  }
}

function getSample(channel: Float32Array, frame: number): number {
  return channel[((frame % channel.length) + channel.length) % channel.length] ?? 0
}

/** Replaces the lead and the attack of a stretched note with those of the source. */
function copyAttack(
  samples: Float32Array,
  channel: Float32Array,
  { start, length, stretchedLength }: Note,
  { lead, rate, slowdown }: { lead: number; rate: number; slowdown: number },
): void {
  const shortest = Math.min(length, stretchedLength)
  const copied = lead + Math.min(Math.round(attackSeconds * rate), shortest >> 2)
  const fade = Math.min(Math.round(fadeSeconds * rate), shortest >> 2)
  for (let frame = 0; frame < copied + fade; frame++) {
    const share = toGain((copied + fade - frame) / (fade + 1))
    const ahead = slowdown > 1 ? getAhead(frame - lead, copied + fade - lead, rate, slowdown) : 0
    const source = interpolate(channel, start - lead + frame + ahead)
    samples[frame] = share * source + (1 - share) * (samples[frame] ?? 0)
  }
}

/**
 * Returns how many frames ahead an attack is read at a frame after its onset: ever more while it
 * rises, then ever less until `end`, so that what follows has the phases of the source.
 */
function getAhead(frame: number, end: number, rate: number, slowdown: number): number {
  const rise = Math.min(riseSeconds * rate, end / 3) / slowdown
  if (frame <= 0 || frame >= end) return 0
  const most = (slowdown - 1) * rise
  return frame < rise ? (slowdown - 1) * frame : (most * (end - frame)) / (end - rise)
}

function interpolate(channel: Float32Array, position: number): number {
  const frame = Math.floor(position)
  const share = position - frame
  const here = getSample(channel, frame)
  return share === 0 ? here : here + share * (getSample(channel, frame + 1) - here)
}

/** Adds a note that fades in over its lead and out over that of the next one. */
function addNote(output: Float32Array, samples: Float32Array, place: number, lead: number): void {
  for (const [frame, sample] of samples.entries()) {
    const at = (place + frame + 2 * output.length) % output.length
    const gain = toGain(Math.min((frame + 1) / (lead + 1), (samples.length - frame) / (lead + 1)))
    output[at] = (output[at] ?? 0) + gain * sample
  }
}

/** Returns the gain of a raised-cosine fade at a progress from 0; fades in and out add up to 1. */
function toGain(progress: number): number {
  return progress >= 1 ? 1 : (1 - Math.cos(Math.PI * Math.max(0, progress))) / 2
}
