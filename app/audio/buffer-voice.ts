import { Level } from './level.ts'
import { getStartFade } from './start-fade.ts'
import type { Output } from './output.ts'
import type { Recording, StartOptions, Voice } from './types.ts'

/** The length of a fade that prevents clicks, in seconds. */
export const fadeSeconds = 0.004

/**
 * How far ahead a faded start is scheduled at least, in seconds: the time of the context advances by
 * a whole device buffer, and a fade that is over before its sound starts is a click.
 */
const minFadeLead = 0.01

/** The accepted difference between the decoded length and the one in the catalogue, in seconds. */
const lengthTolerance = 0.002

/** A decoded recording that is playing; times are context times, in seconds. */
export interface BufferVoice extends Voice {
  readonly startTime: number
  readonly duration: number
  /** Returns the position at a given time, in seconds. */
  readonly getPositionAt: (time: number) => number
  /** Fades the sound out from a given time on; it then calls `onSilent` instead of `onEnd`. */
  readonly fadeOutAt: (time: number, onSilent?: () => void) => void
}

/**
 * Plays a decoded recording from a position, not before `earliestStart` (context time, in seconds).
 * Its beginning is faded in only if it would click (`getStartFade`), because a fade softens the
 * attack of a hit. Its end is faded out unless it repeats: a loop's end leads into its start.
 */
export function playBuffer(
  { context, input }: Output,
  buffer: AudioBuffer,
  { duration: statedDuration, gain }: Recording,
  { from, repeats, signal, onEnd }: StartOptions,
  earliestStart: number,
): BufferVoice {
  const duration = getExactDuration(buffer, statedDuration)
  const offset = from < duration ? roundToFrame(context, from) : 0
  const fade = offset > 0 ? fadeSeconds : getStartFade(buffer)
  const soonest = context.currentTime + (fade > 0 ? getFadeLead(context) : 0)
  const start = alignToFrame(context, Math.max(soonest, earliestStart))
  let onReplaced: (() => void) | null = null
  const source = new AudioBufferSourceNode(context, {
    buffer,
    loop: repeats,
    loopEnd: duration,
  })
  const initialGain = fade > 0 ? 0 : gain
  const fader = new GainNode(context, { gain: initialGain })
  const level = new Level(fader, initialGain)
  if (fade > 0) level.rampTo(gain, start, fade)
  source.connect(fader).connect(input)
  source.start(start, offset)
  const endAt = (time: number, end: number) => {
    const fadeStart = Math.max(time, end - fadeSeconds)
    level.rampTo(0, fadeStart, end - fadeStart)
    source.stop(end)
  }
  if (!repeats) endAt(start, start + duration - offset)
  const clock = createClock(start, offset, duration, repeats)
  source.addEventListener('ended', () => {
    source.disconnect()
    fader.disconnect()
    if (!signal.aborted) (onReplaced ?? onEnd)()
  })
  signal.addEventListener('abort', () => fadeOut(context, source, level), { once: true })
  return {
    startTime: start,
    duration,
    getDuration: () => duration,
    getPosition: () => clock.getPositionAt(context.currentTime),
    getRate: () => 1,
    getPositionAt: clock.getPositionAt,
    fadeOutAt(time, onSilent = () => {}) {
      onReplaced = onSilent
      level.rampTo(0, time, fadeSeconds)
      source.stop(time + fadeSeconds)
    },
    setRepeats(value) {
      if (value === source.loop) return
      // The source may not have started yet.
      const time = Math.max(start, context.currentTime)
      const position = clock.getPositionAt(time)
      clock.setRepeats(value, time)
      source.loop = value
      if (!value) {
        endAt(time, time + duration - position)
        return
      }
      // Cancels the end scheduled for a single pass.
      level.rampTo(gain, time, fadeSeconds)
      source.stop(time + maxRepeatSeconds)
    },
  }
}

/** One day; a repeating sound is stopped long before that. */
const maxRepeatSeconds = 86_400

/**
 * Rounds a start time up to a whole frame: between two frames, the browser would interpolate, which
 * dulls the sound.
 */
export function alignToFrame({ sampleRate }: BaseAudioContext, time: number): number {
  return Math.ceil(time * sampleRate - 1e-6) / sampleRate
}

/** Returns how far ahead a fade-in is scheduled so that none of it is missed, in seconds. */
export function getFadeLead({ baseLatency }: AudioContext): number {
  return Math.max(minFadeLead, baseLatency)
}

function roundToFrame({ sampleRate }: AudioContext, position: number): number {
  return Math.round(position * sampleRate) / sampleRate
}

/**
 * Returns the length of a decoded recording in seconds. The stated length is preferred where the
 * browser has kept the MP3 padding.
 */
export function getExactDuration(buffer: AudioBuffer, stated: number | null): number {
  if (stated === null || Math.abs(buffer.duration - stated) <= lengthTolerance)
    return buffer.duration
  return Math.min(stated, buffer.duration)
}

/** Fades out a source within 4 ms and stops it. */
export function fadeOut(
  context: BaseAudioContext,
  source: AudioBufferSourceNode,
  level: Level,
): void {
  const now = context.currentTime
  level.rampTo(0, now, fadeSeconds)
  source.stop(now + fadeSeconds)
}

/** Creates a clock that converts context times to positions in a source. */
function createClock(start: number, offset: number, duration: number, initiallyRepeats: boolean) {
  let repeats = initiallyRepeats
  let reference = start
  let position = offset
  const getPositionAt = (time: number) => {
    const played = position + Math.max(0, time - reference)
    return repeats ? played % duration : Math.min(played, duration)
  }
  return {
    getPositionAt,
    setRepeats(value: boolean, time: number) {
      position = getPositionAt(time)
      reference = time
      repeats = value
    },
  }
}
