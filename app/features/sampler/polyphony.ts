import type { NoteVoice, StartNote } from '#app/audio/types.ts'

/** The number of notes that sound at once; one more ends another one. */
const maxVoices = 16

/** Lower than the sound itself, so that the notes of a chord do not add up to a distorted one. */
const noteLevel = 0.5

/** The quietest note, as a factor of the loudest. */
const minLevel = 0.1

/** A note that sounds. */
interface Sounding {
  readonly note: number
  readonly voice: NoteVoice
  /** Whether its key is down; otherwise it sounds because of the sustain pedal. */
  isHeld: boolean
}

/**
 * The notes of one recording that sound together. Notes are MIDI note numbers, of which `root` plays
 * the recording at its own pitch.
 */
export class Polyphony {
  readonly #startNote: StartNote
  readonly #root: number
  /** In the order in which they started. */
  #sounding: Sounding[] = []
  #isSustained = false
  #bend = 0

  constructor(startNote: StartNote, root: number) {
    this.#startNote = startNote
    this.#root = root
  }

  /** Starts a note; the same note ends if it sounds. `velocity` is from 0 to 1. */
  start(note: number, velocity: number): void {
    this.#stop((other) => other.note === note)
    this.#makeRoom()
    const voice = this.#startNote({
      semitones: note - this.#root + this.#bend,
      level: noteLevel * Math.max(minLevel, velocity ** 2),
      onEnd: () => this.#remove(voice),
    })
    this.#sounding.push({ note, voice, isHeld: true })
  }

  /** Ends a note, with the sustain pedal down as soon as that is lifted. */
  release(note: number): void {
    for (const sounding of this.#sounding) if (sounding.note === note) sounding.isHeld = false
    if (!this.#isSustained) this.#stopReleased()
  }

  /** Presses or lifts the sustain pedal. */
  setSustained(isSustained: boolean): void {
    this.#isSustained = isSustained
    if (!isSustained) this.#stopReleased()
  }

  /** Moves all notes by a number of semitones. */
  setBend(semitones: number): void {
    this.#bend = semitones
    for (const { note, voice } of this.#sounding) voice.setPitch(note - this.#root + semitones)
  }

  /** Ends all notes. */
  stopAll(): void {
    this.#stop(() => true)
  }

  /** Ends a note that is no longer held, or else the one that began first. */
  #makeRoom(): void {
    if (this.#sounding.length < maxVoices) return
    const stolen = this.#sounding.find(({ isHeld }) => !isHeld) ?? this.#sounding[0]
    this.#stop((other) => other === stolen)
  }

  #stopReleased(): void {
    this.#stop(({ isHeld }) => !isHeld)
  }

  #stop(isStopped: (sounding: Sounding) => boolean): void {
    for (const { voice } of this.#sounding.filter(isStopped)) voice.stop()
    this.#sounding = this.#sounding.filter((sounding) => !isStopped(sounding))
  }

  #remove(voice: NoteVoice): void {
    this.#sounding = this.#sounding.filter((sounding) => sounding.voice !== voice)
  }
}
