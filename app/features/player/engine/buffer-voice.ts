import type { Output } from './output.ts'
import type { Recording, StartOptions, Voice } from './types.ts'

/** The length of a fade that prevents a click, in seconds. */
export const fadeSeconds = 0.004

/** How far the length of a decoded recording may differ from that in the catalogue, in seconds. */
const lengthTolerance = 0.002

/**
 * Plays a decoded recording from a position, at the earliest at `earliestStart` in the time of the
 * context. Its beginning is not faded, since a hit would lose its attack.
 */
export function playBuffer(
  { context, input }: Output,
  buffer: AudioBuffer,
  { duration: statedDuration, gain }: Recording,
  { from, repeats, signal, onEnd }: StartOptions,
  earliestStart: number,
): Voice {
  const duration = getExactDuration(buffer, statedDuration)
  const start = alignToFrame(context, Math.max(context.currentTime, earliestStart))
  const offset = from < duration ? from : 0
  const source = new AudioBufferSourceNode(context, {
    buffer,
    loop: repeats,
    loopEnd: duration,
  })
  const fader = new GainNode(context, { gain: offset > 0 ? 0 : gain })
  if (offset > 0) {
    fader.gain.setValueAtTime(0, start)
    fader.gain.linearRampToValueAtTime(gain, start + fadeSeconds)
  }
  source.connect(fader).connect(input)
  source.start(start, offset)
  if (!repeats) source.stop(start + duration - offset)
  const clock = createClock(context, start, offset, duration, repeats)
  source.addEventListener('ended', () => {
    source.disconnect()
    fader.disconnect()
    if (!signal.aborted) onEnd()
  })
  signal.addEventListener('abort', () => fadeOut(context, source, fader.gain), { once: true })
  return {
    getDuration: () => duration,
    getPosition: clock.getPosition,
    setRepeats(value) {
      const position = clock.getPosition()
      clock.setRepeats(value)
      source.loop = value
      // A repeating source must not keep the end that was set for a single pass.
      const end = context.currentTime + duration - position
      source.stop(value ? context.currentTime + maxRepeatSeconds : end)
    },
  }
}

/** A day: a repeated sound is stopped long before. */
const maxRepeatSeconds = 86_400

/** A start between two frames would be interpolated, which dulls the sound. */
function alignToFrame({ sampleRate }: AudioContext, time: number): number {
  return Math.ceil(time * sampleRate - 1e-6) / sampleRate
}

/** Some browsers keep the padding of the MP3, so that the catalogue knows the length better. */
function getExactDuration(buffer: AudioBuffer, stated: number | null): number {
  if (stated === null || Math.abs(buffer.duration - stated) <= lengthTolerance)
    return buffer.duration
  return Math.min(stated, buffer.duration)
}

function fadeOut(context: AudioContext, source: AudioBufferSourceNode, gain: AudioParam): void {
  const now = context.currentTime
  const { value } = gain
  gain.cancelScheduledValues(now)
  gain.setValueAtTime(value, now)
  gain.linearRampToValueAtTime(0, now + fadeSeconds)
  source.stop(now + fadeSeconds)
}

/** Computes the position of a source from the time of its context. */
function createClock(
  context: AudioContext,
  start: number,
  offset: number,
  duration: number,
  initiallyRepeats: boolean,
) {
  let repeats = initiallyRepeats
  let reference = start
  let position = offset
  const getPosition = () => {
    const played = position + Math.max(0, context.currentTime - reference)
    return repeats ? played % duration : Math.min(played, duration)
  }
  return {
    getPosition,
    setRepeats(value: boolean) {
      position = getPosition()
      reference = context.currentTime
      repeats = value
    },
  }
}
