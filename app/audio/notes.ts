import type { AudioDevice } from './audio-device.ts'
import type { BufferCache } from './buffer-cache.ts'
import { playNote } from './note-voice.ts'
import type { NoteOptions, NotesOptions, NoteVoice, Recording, StartNote } from './types.ts'

/** Notes of one recording that sound together. */
export class Notes {
  readonly #device: AudioDevice
  readonly #cache: BufferCache
  readonly #voices = new Set<NoteVoice>()
  /** What is called when something else starts. */
  readonly #listeners = new Set<() => void>()

  constructor(device: AudioDevice, cache: BufferCache) {
    this.#device = device
    this.#cache = cache
  }

  /**
   * Loads a recording whose notes are to be played, which the signal ends, as a stop of the context
   * does. `onStart` is called before each note.
   */
  async open(
    recording: Recording,
    { signal, onReplaced }: NotesOptions,
    onStart: () => void,
  ): Promise<StartNote> {
    this.#listeners.add(onReplaced)
    signal.addEventListener('abort', () => this.#listeners.delete(onReplaced), { once: true })
    const { context } = this.#device.open()
    context.resume().catch(() => undefined)
    this.#device.suspendWhenIdle()
    const buffer = await this.#cache.load(recording.url)
    signal.throwIfAborted()
    signal.addEventListener('abort', () => this.stop(), { once: true })
    const stopIfInterrupted = () => {
      if (context.state !== 'running') this.stop()
    }
    context.addEventListener('statechange', stopIfInterrupted, { signal })
    return (options) => {
      onStart()
      return this.#start(buffer, recording.gain, options)
    }
  }

  /** Ends all notes, also those that are to start once they are loaded, because something else starts. */
  replace(): void {
    this.stop()
    for (const onReplaced of this.#listeners) onReplaced()
  }

  /** Ends all notes without a click. */
  stop(): void {
    if (this.#voices.size === 0) return
    for (const voice of this.#voices) voice.stop()
    this.#device.fadeOut()
  }

  /** Starts a note after the sound that is fading out, if any. */
  #start(buffer: AudioBuffer, gain: number, options: NoteOptions): NoteVoice {
    const output = this.#device.open()
    const { context } = output
    this.#device.begin(options)
    // Without waiting: in a context that is just resuming, the note sounds as soon as it runs.
    if (context.state !== 'running') context.resume().catch(() => undefined)
    const onEnd = () => {
      this.#voices.delete(voice)
      this.#device.end(options)
      options.onEnd()
    }
    const { silentFrom } = this.#device
    const voice = playNote(output, buffer, gain, { ...options, onEnd }, silentFrom)
    this.#voices.add(voice)
    return voice
  }
}
