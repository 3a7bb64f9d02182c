import type { Dial } from '#app/features/dial/dial.ts'
import { formatFit } from '#app/features/dial/format-fit.ts'
import { planTrackFit } from '#app/features/player/plan-track-fit.ts'
import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'

/** The change of tempo and pitch applied to a loop: `124 → 128, +2 st`. */
export function FitText({ track, dial }: { readonly track: Track; readonly dial: Dial }) {
  const plan = planTrackFit(track, dial)
  if (plan === null) return null
  const text = formatFit(plan)
  return (
    <p title={m.player_fit({ fit: text })} className="fit-badge">
      {text}
    </p>
  )
}
