import type { NotesOptions, StartNote } from '#app/audio/types.ts'
import type { Track } from '#app/features/player/track.ts'
import { createStore } from '#app/ui/store.ts'
import type { MidiEvent } from './midi-message.ts'
import { getOctaveShift, getRootNote, maxOctaveShift } from './notes.ts'
import { Polyphony } from './polyphony.ts'

export interface SamplerState {
  readonly status: 'loading' | 'ready' | 'failed'
  /** The pressed keys, as MIDI note numbers. */
  readonly held: ReadonlySet<number>
  /** True while the on-screen sustain switch is on; a MIDI keyboard's pedal has the same effect. */
  readonly isSustained: boolean
  /** The keyboard's shift, in octaves. */
  readonly octave: number
}

/** The dependencies of the sampler. */
export interface SamplerEnvironment {
  /** Loads the notes of a track; rejects if it cannot be loaded. */
  readonly openNotes: (track: Track, options: NotesOptions) => Promise<StartNote>
  /** Stops the player, so that it does not sound along with the notes. */
  readonly stopPlayer: () => void
}

/**
 * Plays a sound at different pitches; shared by computer keys, on-screen keys and MIDI keyboards.
 */
export class Sampler {
  readonly state = createStore<SamplerState>({
    status: 'loading',
    held: new Set(),
    isSustained: false,
    octave: 0,
  })
  readonly #environment: SamplerEnvironment
  #opening = new AbortController()
  #track: Track | null = null
  #polyphony: Polyphony | null = null
  #isPedalDown = false
  #bend = 0

  constructor(environment: SamplerEnvironment) {
    this.#environment = environment
  }

  /**
   * Replaces the current track and shows the octave of its root. Sounds without a root note, such as
   * drums, ring out; others end when their keys are released.
   */
  open(track: Track): void {
    this.close()
    this.#track = track
    const root = getRootNote(track.key, track.rootNote)
    this.#change({ isSustained: track.key === null, octave: getOctaveShift(root) })
    this.#load(track)
  }

  #load(track: Track): void {
    const { signal } = this.#opening
    this.#change({ status: 'loading' })
    const onReplaced = () => this.stopAll()
    this.#environment.openNotes(track, { signal, onReplaced }).then(
      (startNote) => {
        if (!signal.aborted)
          this.#use(new Polyphony(startNote, getRootNote(track.key, track.rootNote)))
      },
      () => {
        if (!signal.aborted) this.#change({ status: 'failed' })
      },
    )
  }

  /** Ends all notes and clears the track. */
  close(): void {
    this.#opening.abort()
    this.#opening = new AbortController()
    this.#polyphony?.stopAll()
    this.#polyphony = null
    this.#track = null
    this.#change({ held: new Set() })
  }

  /**
   * Starts a note; `velocity` is from 0 to 1. While the sound is loading, the note starts once it
   * is loaded.
   */
  start(note: number, velocity = 1): void {
    if (!this.#track) return
    this.#environment.stopPlayer()
    // Start the sound first: rendering the change takes longer.
    this.#polyphony?.start(note, velocity)
    const { status } = this.state.get()
    if (status === 'failed') this.#load(this.#track)
    this.#change({ held: new Set([...this.state.get().held, note]) })
  }

  release(note: number): void {
    this.#polyphony?.release(note)
    this.#change({ held: new Set([...this.state.get().held].filter((other) => other !== note)) })
  }

  /** Ends all notes, held or not. */
  stopAll(): void {
    this.#polyphony?.stopAll()
    this.#change({ held: new Set() })
  }

  toggleSustain(): void {
    this.#change({ isSustained: !this.state.get().isSustained })
    this.#applySustain()
  }

  /** Shifts the keyboard by a number of octaves, within its range. */
  moveOctave(step: number): void {
    const octave = this.state.get().octave + step
    if (Math.abs(octave) <= maxOctaveShift) this.#change({ octave })
  }

  /** Handles an event from a MIDI keyboard. */
  readonly receive = (event: MidiEvent): void => {
    switch (event.type) {
      case 'start':
        this.start(event.note, event.velocity)
        break
      case 'release':
        this.release(event.note)
        break
      case 'sustain':
        this.#isPedalDown = event.isSustained
        this.#applySustain()
        break
      case 'bend':
        this.#bend = event.semitones
        this.#polyphony?.setBend(event.semitones)
        break
      case 'stop-all':
        this.stopAll()
        break
    }
  }

  #use(polyphony: Polyphony): void {
    this.#polyphony = polyphony
    polyphony.setBend(this.#bend)
    this.#applySustain()
    for (const note of this.state.get().held) polyphony.start(note, 1)
    this.#change({ status: 'ready' })
  }

  #applySustain(): void {
    this.#polyphony?.setSustained(this.#isPedalDown || this.state.get().isSustained)
  }

  #change(part: Partial<SamplerState>): void {
    this.state.set({ ...this.state.get(), ...part })
  }
}
