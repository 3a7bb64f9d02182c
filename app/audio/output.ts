import { createLimiterCurve, limiterRange } from './limiter-curve.ts'

/** The rate of the previews: at any other, repeated loops would be resampled and their ends would not meet. */
export const outputRate = 44_100

/** How long a change of the volume takes, in seconds. */
const volumeRampSeconds = 0.02

/** The master bus: the sum of all sounds, a limiter and the volume. */
export interface Output {
  readonly context: AudioContext
  readonly input: AudioNode
  /** Sets the volume, from 0 to 1. */
  readonly setVolume: (volume: number) => void
}

/** Opens the audio device; call it after a gesture, since browsers warn about earlier ones. */
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
 * The smallest buffer of the device: 11 ms from a press to its sound instead of the 40 ms that Chromium
 * takes for `interactive`.
 */
const latencyHint = 0

function createContext(): AudioContext {
  try {
    return new AudioContext({ sampleRate: outputRate, latencyHint })
  } catch {
    // Some devices allow only their own rate.
    return new AudioContext({ latencyHint })
  }
}

/** Makes iOS play although the ring switch is off, where the browser lets a page say so. */
function setPlaybackSession(): void {
  const { audioSession } = navigator as { audioSession?: { type: string } }
  if (audioSession) audioSession.type = 'playback'
}

/** A slider that is squared sounds even over its whole length. */
function toGain(volume: number): number {
  return volume * volume
}
