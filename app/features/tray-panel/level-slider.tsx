import type { Lane } from '#app/features/tray/lane.ts'
import { tray } from '#app/features/tray/use-tray.ts'
import { formatPercent } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'

/** A lane's level slider. */
export function LevelSlider({ lane: { track, level } }: { readonly lane: Lane }) {
  return (
    <input
      type="range"
      aria-label={m.tray_level({ title: track.title })}
      aria-valuetext={formatPercent(level)}
      min={0}
      max={1}
      step={0.05}
      value={level}
      onChange={(event) => tray.change(track.id, { level: event.currentTarget.valueAsNumber })}
      className="mx-2 h-10 w-14 accent-current tablet:w-20 desktop:w-32"
    />
  )
}
