import { outputRate } from '#app/audio/output.ts'
import { isAudible } from '#app/features/tray/lane.ts'
import type { Lane } from '#app/features/tray/lane.ts'
import type { TrayPlan } from '#app/features/tray/plan-lanes.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { getTintStyle } from '#app/ui/tint.ts'
import { Waveform } from '#app/ui/waveform.tsx'

/**
 * The waveform in the sound's colors, repeated as it is heard over the cycle; faded while the lane is
 * silent.
 */
export function LaneWaveform({ lane }: { readonly lane: Lane }) {
  const { track } = lane
  const isLaneAudible = useTray(({ lanes }) => isAudible(lane, lanes))
  const share = useTray(({ plan }) => getShare(lane, plan))
  const isLoop = useTray(({ plan }) => plan.lanes.get(track.id)?.kind === 'loop')
  const count = isLoop ? Math.min(maxCopies, Math.ceil(1 / share - 1e-6)) : 1
  return (
    <div
      aria-hidden="true"
      style={getTintStyle(track.colors)}
      className={`flex h-8 overflow-hidden bg-tint text-on-tint max-tablet:col-span-full tablet:h-10 ${isLaneAudible ? '' : 'opacity-40'}`}
    >
      {Array.from({ length: count }, (_, index) => (
        <div key={index} style={{ width: `${share * 100}%` }} className="h-full shrink-0 py-0.5">
          <Waveform peaks={track.peaks} bars={96} className="size-full [--wave-rest:1]" />
        </div>
      ))}
    </div>
  )
}

/** A loop shorter than this part of the cycle is drawn only as often. */
const maxCopies = 32

/** Returns the part of the cycle that one pass of the sound takes. */
function getShare({ track }: Lane, { lanes, cycleBars, barFrames }: TrayPlan): number {
  const plan = lanes.get(track.id)
  const cycle = cycleBars * barFrames
  if (plan?.kind === 'loop') return plan.frames / plan.passes / cycle
  return Math.min(1, ((track.durationSeconds ?? 1) * outputRate) / cycle)
}
