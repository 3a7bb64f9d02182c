import { createLimiterCurve, limiterRange } from './limiter-curve.ts'

/**
 * The sample rate of the previews: at any other, repeated loops would be resampled and their ends
 * would not meet.
 */
export const outputRate = 44_100

/** How long a volume change takes, in seconds. */
const volumeRampSeconds = 0.02

/** The master bus: all sounds, a limiter and the volume. */
export interface Output {
  readonly context: AudioContext
  readonly input: AudioNode
  /** Sets the volume, from 0 to 1. */
  readonly setVolume: (volume: number) => void
}

/** Opens the audio device; without a gesture before, Chromium logs a warning and suspends it. */
export function openOutput(volume: number): Output {
  setPlaybackSession()
  const context = createContext()
  const input = new GainNode(context, { gain: 1 / limiterRange })
  const limiter = new WaveShaperNode(context, { curve: createLimiterCurve() })
  const master = new GainNode(context, { gain: toGain(volume) })
  input.connect(limiter).connect(master).connect(context.destination)
  return {
    context,
    input,
    setVolume(value) {
      const { gain } = master
      gain.cancelScheduledValues(context.currentTime)
      gain.setTargetAtTime(toGain(value), context.currentTime, volumeRampSeconds / 3)
    },
  }
}

/**
 * The smallest device buffer: 11 ms from a press to its sound instead of the 40 ms of `interactive`
 * in Chromium.
 */
const latencyHint = 0

function createContext(): AudioContext {
  try {
    return new AudioContext({ sampleRate: outputRate, latencyHint })
  } catch {
    // Some devices only support their own rate.
    return new AudioContext({ latencyHint })
  }
}

/** Makes iOS play with the ring switch off, where the Audio Session API is supported. */
function setPlaybackSession(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}

/** Squared, so that equal slider steps sound about equal. */
function toGain(volume: number): number {
  return volume * volume
}
