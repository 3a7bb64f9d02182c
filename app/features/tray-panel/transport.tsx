import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { isOn } from '#app/features/tray/tray-store.ts'
import type { TrayStatus } from '#app/features/tray/tray-store.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { TrayPlayhead } from './tray-playhead.tsx'

/** The play button, tempo and current bar of the tray. */
export function Transport() {
  const isPlaying = useTray(isOn)
  const isBusy = useTray(({ status }) => status === 'starting')
  const tempo = useTray(({ plan }) => plan.tempo)
  const bars = useTray(({ plan }) => plan.cycleBars)
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button theme="primary" aria-busy={isBusy} onClick={() => tray.toggle()}>
          <Icon icon={isPlaying ? Square : Play} size="sm" className="fill-current" />
          {isPlaying ? m.tray_stop() : m.tray_play()}
        </Button>
        <p className="tabular-nums font-semibold whitespace-nowrap">
          {[m.catalog_row_bpm({ bpm: formatNumber(tempo) }), m.catalog_bars({ count: bars })].join(
            ' · ',
          )}
        </p>
        <BarScale bars={bars} />
      </div>
      <StatusMessage />
    </>
  )
}

/** A cycle with a box for each bar and a line above the current one. */
function BarScale({ bars }: { readonly bars: number }) {
  return (
    <div
      aria-hidden="true"
      className="relative flex h-4 min-w-40 flex-1 overflow-hidden border border-outline"
    >
      {Array.from({ length: Math.min(bars, 32) }, (_, bar) => (
        <span key={bar} className="flex-1 border-outline not-first:border-l" />
      ))}
      <TrayPlayhead bars={bars} />
    </div>
  )
}

/** Announces only errors; playing and stopping are audible. */
function StatusMessage() {
  const status = useTray((state) => state.status)
  const message = getMessage(status)
  return (
    <p role="status" className={message ? 'mt-2 font-semibold' : ''}>
      {message}
    </p>
  )
}

function getMessage(status: TrayStatus): string | null {
  if (status === 'blocked') return m.player_blocked()
  return status === 'failed' ? m.tray_start_failed() : null
}
