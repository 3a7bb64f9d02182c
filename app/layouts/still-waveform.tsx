import { Waveform } from '#app/ui/waveform.tsx'

const bars = 96

/** Two slow swells with a grain of their own, always the same: a sound that is nearly at rest. */
const peaks = btoa(
  Array.from({ length: bars }, (_, index) => {
    const swell = Math.sin((index / bars) * Math.PI * 2.4 + 0.4) ** 2
    const grain = 0.55 + 0.45 * Math.sin(index * 2.1) * Math.cos(index * 0.73)
    return String.fromCharCode(Math.round(20 + 200 * swell * grain))
  }).join(''),
)

/** The drawing behind the one card of the empty layout. */
export function StillWaveform() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 grid items-center overflow-hidden"
    >
      <Waveform
        peaks={peaks}
        bars={bars}
        className="h-[80vh] w-[max(100%,70rem)] animate-[breathe_24s_ease-in-out_infinite_alternate] text-ink opacity-25"
      />
    </div>
  )
}
