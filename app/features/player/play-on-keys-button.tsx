import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import type { Track } from './track.ts'

/** A button that opens the keyboard for playing a one-shot. */
export function PlayOnKeysButton({ track }: { readonly track: Track }) {
  return <Button onClick={() => open(track)}>{m.player_sampler()}</Button>
}

/** Loads the code on first use. */
function open(track: Track): void {
  import('./play-on-keys.ts').then((module) => module.playOnKeys(track)).catch(reportNoResponse)
}
