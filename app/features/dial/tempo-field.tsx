import { useId, useRef, useState } from 'react'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { maxTempo, minTempo, parseTempo } from './dial.ts'
import { changeDial } from './change-dial.ts'
import { addTap, getTappedTempo } from './tap-tempo.ts'

/** A field for the tempo, which can be typed, stepped with the arrow keys, or tapped. */
export function TempoField({ tempo }: { readonly tempo: number | null }) {
  const id = useId()
  const [draft, setDraft] = useState<string | null>(null)
  const taps = useRef<readonly number[]>([])
  /** True while a key that clicks the button is down. */
  const isKeyDown = useRef(false)
  const type = (text: string) => {
    setDraft(text)
    const typed = parseTempo(text)
    if (typed !== null || text.trim() === '') changeDial({ tempo: typed })
  }
  const step = (change: number) => {
    if (tempo === null) return
    changeDial({ tempo: Math.max(minTempo, Math.min(maxTempo, tempo + change)) })
    setDraft(null)
  }
  const tap = (time: number) => {
    taps.current = addTap(taps.current, time)
    const tapped = getTappedTempo(taps.current)
    if (tapped !== null) changeDial({ tempo: tapped })
    setDraft(null)
  }
  return (
    <div className="flex items-end">
      <div className="grid gap-1">
        <label htmlFor={id} className="text-sm font-semibold">
          {m.player_dial_tempo()}
        </label>
        <input
          id={id}
          inputMode="decimal"
          autoComplete="off"
          maxLength={6}
          placeholder={m.player_dial_unset()}
          aria-invalid={draft !== null && draft.trim() !== '' && parseTempo(draft) === null}
          value={draft ?? (tempo === null ? '' : formatNumber(tempo))}
          onChange={(event) => type(event.currentTarget.value)}
          onBlur={() => setDraft(null)}
          onKeyDown={(event) => {
            const change = { ArrowUp: 1, ArrowDown: -1 }[event.key]
            if (change === undefined) return
            event.preventDefault()
            step(change)
          }}
          className="tabular-nums min-h-11 w-36 border border-outline bg-surface px-3 placeholder:text-on-surface-muted focus-visible:relative focus-visible:outline-offset-0 aria-invalid:border-2 aria-invalid:border-danger"
        />
      </div>
      <Button
        aria-label={m.player_dial_tap_label()}
        // Taps count on press; keys click without a pointer event, assistive technology without any
        // event before.
        onPointerDown={(event) => tap(event.timeStamp)}
        onKeyDown={(event) => {
          if (event.key !== ' ' && event.key !== 'Enter') return
          isKeyDown.current = true
          if (!event.repeat) tap(event.timeStamp)
        }}
        onClick={(event) => {
          if (event.detail === 0 && !isKeyDown.current) tap(event.timeStamp)
          isKeyDown.current = false
        }}
        onBlur={() => (isKeyDown.current = false)}
        className="-ml-px touch-manipulation"
      >
        {m.player_dial_tap()}
      </Button>
    </div>
  )
}
