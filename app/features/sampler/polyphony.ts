import type { NoteVoice, StartNote } from '#app/audio/types.ts'

/** The maximum number of simultaneous notes; another one replaces an earlier one. */
const maxVoices = 16

/** Lower than the sound's own level, so that chords do not distort. */
const noteLevel = 0.5

/** The level of the quietest note relative to the loudest. */
const minLevel = 0.1

interface Sounding {
  readonly note: number
  readonly voice: NoteVoice
  /** True while its key is down; otherwise, the sustain pedal holds it. */
  isHeld: boolean
}

/**
 * Simultaneous notes of one recording. Notes are MIDI note numbers; `root` plays the recording at
 * its original pitch.
 */
export class Polyphony {
  readonly #startNote: StartNote
  readonly #root: number
  /** Sounding notes, in starting order. */
  #sounding: Sounding[] = []
  #isSustained = false
  #bend = 0

  constructor(startNote: StartNote, root: number) {
    this.#startNote = startNote
    this.#root = root
  }

  /** Starts a note, ending the same note if it is sounding; `velocity` is from 0 to 1. */
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

  /** Ends a note; while the sustain pedal is down, it ends when the pedal is lifted. */
  release(note: number): void {
    for (const sounding of this.#sounding) if (sounding.note === note) sounding.isHeld = false
    if (!this.#isSustained) this.#stopReleased()
  }

  /** Presses or lifts the sustain pedal. */
  setSustained(isSustained: boolean): void {
    this.#isSustained = isSustained
    if (!isSustained) this.#stopReleased()
  }

  /** Bends all notes by a number of semitones. */
  setBend(semitones: number): void {
    this.#bend = semitones
    for (const { note, voice } of this.#sounding) voice.setPitch(note - this.#root + semitones)
  }

  /** Ends all notes. */
  stopAll(): void {
    this.#stop(() => true)
  }

  /** Ends a note that is no longer held, or else the oldest one. */
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
