import { isAudible } from '#app/features/tray/lane.ts'
import { useTray } from '#app/features/tray/use-tray.ts'
import { getTintStyle } from '#app/ui/tint.ts'
import { Waveform } from '#app/ui/waveform.tsx'

/** The kept sounds side by side in the colors of their packs, like the spines of records. */
export function LaneSpines() {
  const lanes = useTray((state) => state.lanes)
  return (
    <div
      aria-hidden="true"
      className="flex h-6 min-w-0 overflow-hidden desktop:h-12 desktop:flex-1"
    >
      {lanes.map((lane) => (
        <div
          key={lane.track.id}
          style={getTintStyle(lane.track.colors)}
          className={`min-w-0 flex-1 bg-tint px-1 text-on-tint ${isAudible(lane, lanes) ? '' : 'opacity-40'}`}
        >
          <Waveform peaks={lane.track.peaks} bars={32} className="size-full [--wave-rest:1]" />
        </div>
      ))}
    </div>
  )
}
