import { fadeSeconds, getFadeLead } from './buffer-voice.ts'
import { Level } from './level.ts'
import type { Output } from './output.ts'
import type { Recording, StartOptions, Voice } from './types.ts'

/** How often the end of a fade is checked, in milliseconds. */
const checkMs = 2 * fadeSeconds * 1000

/** About two seconds. */
const maxChecks = 250

/**
 * Streams a long recording through an audio element into the output; resolves when it sounds.
 * Rejects if it cannot be loaded, and with the signal's reason if it is aborted.
 */
export async function playStream(
  { context, input }: Output,
  { url, gain, duration }: Recording,
  { from, repeats, signal, onEnd, onInterruption }: StartOptions,
): Promise<Voice> {
  signal.throwIfAborted()
  const element = new Audio()
  element.preload = 'auto'
  element.loop = repeats
  // A recording in a public bucket is on another origin; without CORS, it would be silent here.
  element.crossOrigin = 'anonymous'
  element.src = url
  element.currentTime = from
  const source = context.createMediaElementSource(element)
  // Starting mid-wave would click, so it is faded in.
  const initialGain = from > 0 ? 0 : gain
  const fader = new GainNode(context, { gain: initialGain })
  const level = new Level(fader, initialGain)
  source.connect(fader).connect(input)
  const release = () => {
    element.pause()
    source.disconnect()
    fader.disconnect()
    // Calling `load` without a source releases the connection.
    element.removeAttribute('src')
    element.load()
  }
  signal.addEventListener(
    'abort',
    () => {
      level.rampTo(0, context.currentTime, fadeSeconds)
      callAfter(context, context.currentTime + fadeSeconds, release)
    },
    { once: true },
  )
  element.addEventListener('ended', () => {
    if (signal.aborted) return
    release()
    onEnd()
  })
  await element.play().catch((reason: unknown) => {
    release()
    signal.throwIfAborted()
    throw reason
  })
  signal.throwIfAborted()
  if (from > 0) level.rampTo(gain, context.currentTime + getFadeLead(context), fadeSeconds)
  // Earlier errors reject the promise.
  element.addEventListener('error', onInterruption, { signal })
  return {
    getDuration: () => (Number.isFinite(element.duration) ? element.duration : duration),
    getPosition: () => element.currentTime,
    getRate: () => 1,
    setRepeats: (value) => (element.loop = value),
  }
}

/**
 * Calls back once the context has rendered up to a time, in seconds. A timer alone may be ahead of a
 * device that lags; one that stands still is not waited for.
 */
function callAfter(context: AudioContext, time: number, callback: () => void): void {
  let checks = 0
  const check = () => {
    checks += 1
    const isPending = context.state === 'running' && context.currentTime < time
    if (isPending && checks < maxChecks) setTimeout(check, checkMs)
    else callback()
  }
  setTimeout(check, checkMs)
}
