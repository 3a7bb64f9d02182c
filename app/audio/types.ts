import type { FitPlan, FittableSound } from './fit/fit-plan.ts'

/** A recording to play. */
export interface Recording {
  readonly url: string
  /** In seconds; null if unknown. */
  readonly duration: number | null
  /** A linear factor that brings the recording to the common loudness. */
  readonly gain: number
  /** What is known of the sound, by which it is fitted to the tempo and key of the session. */
  readonly sound?: FittableSound
}

/** Returns how a recording is fitted; null if it stays as it is. */
export type FitPlanner = (recording: Recording) => FitPlan | null

/** How far the recording that plays is fitted; `failed` if it stays as it is because it cannot be. */
export interface FitState {
  readonly url: string
  readonly status: 'rendering' | 'fitted' | 'failed'
}

/** How a recording is started. */
export interface StartOptions {
  /** In seconds. */
  readonly from: number
  /** Whether the recording repeats without a gap. */
  readonly repeats: boolean
  /** Stops the sound, also while it is loading. */
  readonly signal: AbortSignal
  /** Called when the recording has been played to its end. */
  readonly onEnd: () => void
  /**
   * Called when something else has stopped the sound: a phone call, headphones that were unplugged, a
   * lost connection.
   */
  readonly onInterruption: () => void
}

/** A sound that is playing. */
export interface Voice {
  /** In seconds; null while unknown. */
  readonly getDuration: () => number | null
  /** In seconds, from 0 to the duration. */
  readonly getPosition: () => number
  /** How many seconds of the recording are heard in a second: another number than 1 if it is fitted. */
  readonly getRate: () => number
  readonly setRepeats: (repeats: boolean) => void
}

/** A note that is sounding. */
export interface NoteVoice {
  /** Moves the note to this number of semitones above the pitch of the recording. */
  readonly setPitch: (semitones: number) => void
  /** Ends the note without a click. */
  readonly stop: () => void
}

/** How a note is started. */
export interface NoteOptions {
  /** The number of semitones above the pitch of the recording. */
  readonly semitones: number
  /** A linear factor from 0 to 1, on top of the gain of the recording. */
  readonly level: number
  /** Called when the note has ended, by itself or by something else than its own `stop`. */
  readonly onEnd: () => void
}

/** How notes are opened. */
export interface NotesOptions {
  /** Ends the notes, also while their recording is loading. */
  readonly signal: AbortSignal
  /** Called when a sound or a mix starts, which ends the notes that sound. */
  readonly onReplaced: () => void
}

/** Starts a note at once, without waiting for anything. */
export type StartNote = (options: NoteOptions) => NoteVoice

/** A sound of a mix, of which the mix repeats exactly the length of the buffer. */
export interface MixPart {
  readonly id: string
  /** A whole number of bars. */
  readonly buffer: AudioBuffer
  /** The linear factor of its level; 0 is silent. */
  readonly gain: number
}

/** How a mix is started. */
export interface MixOptions {
  /** The length of a bar, in frames at the rate of the output. */
  readonly barFrames: number
  /** Stops the mix, also before it sounds. */
  readonly signal: AbortSignal
  /** Called when something else has stopped the mix, as for a single sound. */
  readonly onInterruption: () => void
  /** Called when a single sound or a note starts, which stops the mix, also before it sounds. */
  readonly onReplaced: () => void
}

/** Several sounds that play together in time. */
export interface Mix {
  /**
   * Changes what plays: removed parts fade out, new ones and those with another buffer enter on the
   * next bar, as if they had played from the beginning, and changed gains are ramped to.
   */
  readonly setParts: (parts: readonly MixPart[]) => void
  /** The number of bars that have been heard; negative until the start. */
  readonly getBars: () => number
}

/**
 * Plays one sound, one mix, or the notes of one recording at a time. Whoever starts a sound or a mix
 * stops the previous one by its signal: the player its sounds, and the tray its mix and the player.
 * The engine ends notes, and calls `onReplaced` of notes and mixes, those that are still loading included,
 * when something else starts. So what was started last is heard, however long it takes to load.
 */
export interface Engine {
  /**
   * Starts a recording as soon as it can be heard. Rejects with a `PlaybackBlockedError` if the
   * browser wants a gesture first, with the signal's reason if it was aborted, and with any other
   * error if the recording cannot be loaded.
   */
  readonly start: (recording: Recording, options: StartOptions) => Promise<Voice>
  /**
   * Loads a recording whose notes are to be played, and opens the audio device, so that a note sounds
   * as soon as it is started, and ends a mix. Rejects if the recording cannot be loaded.
   */
  readonly openNotes: (recording: Recording, options: NotesOptions) => Promise<StartNote>
  /**
   * Returns a decoded recording, which everything that plays shares; fetches it if need be, until the
   * signal is aborted. Rejects if it cannot be loaded.
   */
  readonly load: (recording: Recording, signal?: AbortSignal) => Promise<AudioBuffer>
  /**
   * Starts several sounds on one frame, once `loadParts` has resolved with those that are ready. Rejects
   * with its reason if it rejects, with a `PlaybackBlockedError` if the browser wants a gesture first,
   * and with the signal's reason if it was aborted.
   */
  readonly startMix: (loadParts: Promise<readonly MixPart[]>, options: MixOptions) => Promise<Mix>
  /** Fetches and decodes recordings, the most urgent first, unless the line is slow or metered. */
  readonly prefetch: (recordings: readonly Recording[]) => void
  /** Sets the volume, from 0 to 1. */
  readonly setVolume: (volume: number) => void
  /** Sets how recordings are fitted from now on, that which plays included. */
  readonly setFitPlanner: (planner: FitPlanner) => void
  /** Stops all sound and releases everything. */
  readonly dispose: () => void
}

/** The browser plays nothing before the visitor has pressed a key or a button. */
export class PlaybackBlockedError extends Error {
  override readonly name = 'PlaybackBlockedError'
}
