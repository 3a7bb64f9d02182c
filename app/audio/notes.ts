import type { AudioDevice } from './audio-device.ts'
import type { BufferCache } from './buffer-cache.ts'
import { playNote } from './note-voice.ts'
import type { NoteOptions, NotesOptions, NoteVoice, Recording, StartNote } from './types.ts'

/** Simultaneous notes of one recording. */
export class Notes {
  readonly #device: AudioDevice
  readonly #cache: BufferCache
  readonly #voices = new Set<NoteVoice>()
  /** Called when a sound or a mix starts. */
  readonly #listeners = new Set<() => void>()

  constructor(device: AudioDevice, cache: BufferCache) {
    this.#device = device
    this.#cache = cache
  }

  /**
   * Loads a recording whose notes are to be played until the signal is aborted or the context
   * stops. Calls `onStart` before each note.
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

  /** Ends all notes and notifies their owners that something else starts. */
  replace(): void {
    this.stop()
    for (const onReplaced of this.#listeners) onReplaced()
  }

  /** Fades out all notes. */
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
    // Not awaited: in a suspended context, the note sounds as soon as it resumes.
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
