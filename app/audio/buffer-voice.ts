import { Level } from './level.ts'
import type { Output } from './output.ts'
import type { Recording, StartOptions, Voice } from './types.ts'

/** The length of a fade that prevents a click, in seconds. */
export const fadeSeconds = 0.004

/** How far the length of a decoded recording may differ from that in the catalogue, in seconds. */
const lengthTolerance = 0.002

/** A decoded recording that is playing; times are those of the context. */
export interface BufferVoice extends Voice {
  readonly startTime: number
  readonly duration: number
  /** Returns the position at a time from the start on, in seconds. */
  readonly getPositionAt: (time: number) => number
  /** Fades the sound out from a time on, after which it ends without a call of `onEnd`. */
  readonly fadeOutAt: (time: number) => void
}

/**
 * Plays a decoded recording from a position, at the earliest at `earliestStart` in the time of the
 * context. Its beginning is not faded, since a hit would lose its attack; its end is, unless it repeats,
 * since that of a loop is made to be followed by its beginning.
 */
export function playBuffer(
  { context, input }: Output,
  buffer: AudioBuffer,
  { duration: statedDuration, gain }: Recording,
  { from, repeats, signal, onEnd }: StartOptions,
  earliestStart: number,
): BufferVoice {
  const duration = getExactDuration(buffer, statedDuration)
  const start = alignToFrame(context, Math.max(context.currentTime, earliestStart))
  const offset = from < duration ? roundToFrame(context, from) : 0
  let isReplaced = false
  const source = new AudioBufferSourceNode(context, {
    buffer,
    loop: repeats,
    loopEnd: duration,
  })
  const initialGain = offset > 0 ? 0 : gain
  const fader = new GainNode(context, { gain: initialGain })
  const level = new Level(fader, initialGain)
  if (offset > 0) level.rampTo(gain, start, fadeSeconds)
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
    if (!signal.aborted && !isReplaced) onEnd()
  })
  signal.addEventListener('abort', () => fadeOut(context, source, level), { once: true })
  return {
    startTime: start,
    duration,
    getDuration: () => duration,
    getPosition: () => clock.getPositionAt(context.currentTime),
    getRate: () => 1,
    getPositionAt: clock.getPositionAt,
    fadeOutAt(time) {
      isReplaced = true
      level.rampTo(0, time, fadeSeconds)
      source.stop(time + fadeSeconds)
    },
    setRepeats(value) {
      if (value === source.loop) return
      // The source may be scheduled only.
      const time = Math.max(start, context.currentTime)
      const position = clock.getPositionAt(time)
      clock.setRepeats(value, time)
      source.loop = value
      if (!value) {
        endAt(time, time + duration - position)
        return
      }
      // A repeating source must not keep the end that was set for a single pass.
      level.rampTo(gain, time, fadeSeconds)
      source.stop(time + maxRepeatSeconds)
    },
  }
}

/** A day: a repeated sound is stopped long before. */
const maxRepeatSeconds = 86_400

/** A start between two frames would be interpolated, which dulls the sound. */
export function alignToFrame({ sampleRate }: BaseAudioContext, time: number): number {
  return Math.ceil(time * sampleRate - 1e-6) / sampleRate
}

function roundToFrame({ sampleRate }: AudioContext, position: number): number {
  return Math.round(position * sampleRate) / sampleRate
}

/**
 * Returns the length of a decoded recording in seconds. Some browsers keep the padding of the MP3, so
 * that the catalogue knows the length better.
 */
export function getExactDuration(buffer: AudioBuffer, stated: number | null): number {
  if (stated === null || Math.abs(buffer.duration - stated) <= lengthTolerance)
    return buffer.duration
  return Math.min(stated, buffer.duration)
}

/** Ends a source without a click. */
export function fadeOut(
  context: BaseAudioContext,
  source: AudioBufferSourceNode,
  level: Level,
): void {
  const now = context.currentTime
  level.rampTo(0, now, fadeSeconds)
  source.stop(now + fadeSeconds)
}

/** Computes the position of a source from the time of its context. */
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
