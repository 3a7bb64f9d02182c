import Play from 'lucide-react/icons/play'
import Square from 'lucide-react/icons/square'
import { isOn } from '#app/features/tray/tray-store.ts'
import { tray, useTray } from '#app/features/tray/use-tray.ts'
import { formatNumber } from '#app/i18n/format.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'

/** A button beside the current track that plays or stops the tray under it, with its sound count. */
export function TraySwitch({ count }: { readonly count: number }) {
  const isPlaying = useTray(isOn)
  const label = isPlaying ? m.tray_stop() : m.tray_play()
  return (
    <button
      type="button"
      aria-label={`${label} (${m.catalog_sounds_count({ count })})`}
      title={label}
      data-tray-switch
      onClick={() => tray.toggle()}
      className="flex h-11 min-w-11 items-center justify-center gap-1 font-semibold tabular-nums"
    >
      <Icon icon={isPlaying ? Square : Play} size="sm" className="fill-current" />
      {formatNumber(count)}
    </button>
  )
}
