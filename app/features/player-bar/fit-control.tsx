import { dialStore, getActiveDial, initialDial, trayDial } from '#app/features/dial/dial-store.ts'
import { formatFit } from '#app/features/dial/format-fit.ts'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'
import { fitStore, originalStore, toggleOriginal } from '#app/features/player/fit-store.ts'
import { planTrackFit } from '#app/features/player/plan-track-fit.ts'
import type { Track } from '#app/features/player/track.ts'
import { m } from '#app/paraglide/messages.js'
import { useStore } from '#app/ui/store.ts'

/** Returns how the current track is fitted; null if it is played unchanged. */
export function useFitPlan(track: Track): FitPlan | null {
  const dial = getActiveDial(useStore(dialStore, initialDial))
  return planTrackFit(track, useStore(trayDial, null) ?? dial)
}

interface FitControlProps {
  readonly track: Track
  readonly plan: FitPlan
}

/** A switch labeled with the current loop's fit; while pressed, the original plays. */
export function FitControl({ track, plan }: FitControlProps) {
  const isOriginal = useStore(originalStore, null) === track.url
  const state = useStore(fitStore, null)
  const status = state?.url === track.url ? state.status : null
  const text = formatFit(plan)
  return (
    <button
      type="button"
      aria-label={`${m.player_fit_original()}. ${m.player_fit({ fit: text })}`}
      title={status === 'failed' ? m.player_fit_failed() : m.player_fit_original()}
      aria-pressed={isOriginal}
      aria-busy={status === 'rendering'}
      data-fit={isOriginal ? 'original' : (status ?? '')}
      onClick={() => toggleOriginal(track.url)}
      className="fit-control max-tablet:w-14 max-tablet:text-2xs"
    >
      <span>{text}</span>
    </button>
  )
}
