import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import type { FitPlan } from '#app/audio/fit/fit-plan.ts'

/** Formats the change of tempo and pitch applied to a loop: `124 → 128, +2 st`. */
export function formatFit({ from, bpm, semitones }: FitPlan): string {
  const parts: string[] = []
  if (from !== null && bpm !== null && from !== bpm)
    parts.push(`${formatNumber(from)} → ${formatNumber(bpm)}`)
  if (semitones !== 0) {
    const sign = semitones > 0 ? '+' : '−'
    parts.push(m.player_fit_semitones({ shift: sign + formatNumber(Math.abs(semitones)) }))
  }
  return parts.join(', ')
}
