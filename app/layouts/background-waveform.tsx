import { createPlaceholderPeaks } from '#app/ui/placeholder-peaks.ts'
import { Waveform } from '#app/ui/waveform.tsx'

const bars = 96
const peaks = createPlaceholderPeaks(bars)

/** The decorative waveform behind the card of the empty layout. */
export function BackgroundWaveform() {
  return (
    <div
      aria-hidden
      className="pointer-events-none absolute inset-0 grid items-center overflow-hidden"
    >
      <Waveform
        peaks={peaks}
        bars={bars}
        className="h-[80vh] w-[max(100%,70rem)] animate-[breathe_24s_ease-in-out_infinite_alternate] text-on-surface opacity-25"
      />
    </div>
  )
}
