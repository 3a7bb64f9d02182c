import { fadeSeconds } from './buffer-voice.ts'
import type { Output } from './output.ts'
import type { Recording, StartOptions, Voice } from './types.ts'

/**
 * Streams a long recording through an audio element into the output; resolves when it sounds. Rejects
 * if it cannot be loaded.
 */
export async function playStream(
  { context, input }: Output,
  { url, gain, duration }: Recording,
  { from, repeats, signal, onEnd }: StartOptions,
): Promise<Voice> {
  const element = new Audio()
  element.preload = 'auto'
  element.loop = repeats
  element.src = url
  element.currentTime = from
  const source = context.createMediaElementSource(element)
  const fader = new GainNode(context, { gain })
  source.connect(fader).connect(input)
  const release = () => {
    element.pause()
    source.disconnect()
    fader.disconnect()
    // Loading without a source makes the element release its connection.
    element.removeAttribute('src')
    element.load()
  }
  signal.addEventListener(
    'abort',
    () => {
      fader.gain.setTargetAtTime(0, context.currentTime, fadeSeconds / 3)
      setTimeout(release, fadeSeconds * 2000)
    },
    { once: true },
  )
  element.addEventListener('ended', () => {
    if (signal.aborted) return
    release()
    onEnd()
  })
  await element.play()
  signal.throwIfAborted()
  return {
    getDuration: () => (Number.isFinite(element.duration) ? element.duration : duration),
    getPosition: () => element.currentTime,
    setRepeats: (value) => (element.loop = value),
  }
}
