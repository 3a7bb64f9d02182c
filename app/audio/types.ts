import type { FitPlan, FittableSound } from './fit/fit-plan.ts'

/** A recording to play. */
export interface Recording {
  readonly url: string
  /** In seconds; null if unknown. */
  readonly duration: number | null
  /** The linear gain that brings the recording to the common loudness. */
  readonly gain: number
  /** The sound's properties needed to fit it to the session's tempo and key. */
  readonly sound?: FittableSound
}

/** Returns how a recording is fitted; null to leave it as it is. */
export type FitPlanner = (recording: Recording) => FitPlan | null

/**
 * The fitting state of the current recording; `failed` if it is played unchanged because it cannot
 * be fitted.
 */
export interface FitState {
  readonly url: string
  readonly status: 'rendering' | 'fitted' | 'failed'
}

/** Options for starting a recording. */
export interface StartOptions {
  /** In seconds. */
  readonly from: number
  /** Repeats the recording without a gap. */
  readonly repeats: boolean
  /** Stops the sound, even while it is loading. */
  readonly signal: AbortSignal
  /** Called when the recording has played to its end. */
  readonly onEnd: () => void
  /**
   * Called when the sound is stopped from outside: by a phone call, unplugged headphones or a lost
   * connection.
   */
  readonly onInterruption: () => void
  /** Called when a mix goes on with the recording in this sound's place. */
  readonly onTakenOver?: () => void
}

/** A sound that is playing. */
export interface Voice {
  /** In seconds; null while unknown. */
  readonly getDuration: () => number | null
  /** In seconds, from 0 to the duration. */
  readonly getPosition: () => number
  /** The seconds of the recording played per second; differs from 1 if it is fitted. */
  readonly getRate: () => number
  readonly setRepeats: (repeats: boolean) => void
}

/** A note that is sounding. */
export interface NoteVoice {
  /** Sets the pitch in semitones above that of the recording. */
  readonly setPitch: (semitones: number) => void
  /** Fades out the note. */
  readonly stop: () => void
}

/** Options for starting a note. */
export interface NoteOptions {
  /** Semitones above the pitch of the recording. */
  readonly semitones: number
  /** A linear factor from 0 to 1, multiplied by the recording's gain. */
  readonly level: number
  /** Called when the note has ended, unless its own `stop` ended it. */
  readonly onEnd: () => void
}

/** Options for opening notes. */
export interface NotesOptions {
  /** Ends the notes, even while their recording is loading. */
  readonly signal: AbortSignal
  /** Called when a sound or a mix starts and ends the notes. */
  readonly onReplaced: () => void
}

/** Starts a note synchronously. */
export type StartNote = (options: NoteOptions) => NoteVoice

/** A sound of a mix; it repeats with the exact length of its buffer. */
export interface MixPart {
  readonly id: string
  /** The address of the recording that the part was made of. */
  readonly url: string
  /** A whole number of bars long. */
  readonly buffer: AudioBuffer
  /** The linear gain; 0 is silent. */
  readonly gain: number
}

/** Options for starting a mix. */
export interface MixOptions {
  /** The length of a bar in frames, at the output rate. */
  readonly barFrames: number
  /** Stops the mix, even before it sounds. */
  readonly signal: AbortSignal
  /** Called when the mix is stopped from outside, as for a single sound. */
  readonly onInterruption: () => void
  /** Called when a note or a sound that cannot join the mix stops it, even before it sounds. */
  readonly onReplaced: () => void
}

/** Several sounds playing in sync. */
export interface Mix {
  /**
   * Changes the parts: removed parts fade out, new ones and those with a new buffer enter on the
   * next bar as if they had played from the start, and gain changes are ramped. A part of the
   * recording that plays over the mix takes it over.
   */
  readonly setParts: (parts: readonly MixPart[]) => void
  /** The number of bars played; negative before the start. */
  readonly getBars: () => number
}

/**
 * Plays one sound, one mix with or without a sound over it, or the notes of one recording at a time.
 * A caller that starts a sound or a mix first stops its previous one by the signal. Loops and
 * one-shots join a mix, in time with it (`canJoin`); when anything else starts, the engine ends notes and
 * calls `onReplaced` of notes and mixes, including those still loading. The latest one started is
 * therefore heard, however long it takes to load.
 */
export interface Engine {
  /**
   * Starts a recording as soon as possible. Rejects with a `PlaybackBlockedError` if the browser
   * waits for a gesture, with the signal's reason if it is aborted, and with any other error if the
   * recording cannot be loaded.
   */
  readonly start: (recording: Recording, options: StartOptions) => Promise<Voice>
  /**
   * Loads a recording whose notes are to be played and opens the audio device, so that notes start
   * without delay; ends a mix. Rejects if the recording cannot be loaded.
   */
  readonly openNotes: (recording: Recording, options: NotesOptions) => Promise<StartNote>
  /**
   * Returns a decoded recording from the shared cache, fetching it if necessary until the signal is
   * aborted. Rejects if it cannot be loaded.
   */
  readonly load: (recording: Recording, signal?: AbortSignal) => Promise<AudioBuffer>
  /**
   * Starts several sounds on the same frame, once `loadParts` has resolved with those that are
   * ready. Rejects with its reason if it rejects, with a `PlaybackBlockedError` if the browser
   * waits for a gesture, and with the signal's reason if it is aborted.
   */
  readonly startMix: (loadParts: Promise<readonly MixPart[]>, options: MixOptions) => Promise<Mix>
  /**
   * Fetches and decodes recordings, the most urgent first, and opens the audio device, unless the
   * connection is slow or metered.
   */
  readonly prefetch: (recordings: readonly Recording[]) => void
  /** Sets the volume, from 0 to 1. */
  readonly setVolume: (volume: number) => void
  /** Sets how recordings are fitted from now on, including the current one. */
  readonly setFitPlanner: (planner: FitPlanner) => void
  /** Closes the audio device. */
  readonly dispose: () => void
}

/** The browser allows no sound before the visitor has pressed a key or button. */
export class PlaybackBlockedError extends Error {
  override readonly name = 'PlaybackBlockedError'
}
