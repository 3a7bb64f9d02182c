import X from 'lucide-react/icons/x'
import { useEffect, useState } from 'react'
import { togglePanel } from '#app/features/player/panel-store.ts'
import { m } from '#app/paraglide/messages.js'
import { Icon } from '#app/ui/icon.tsx'
import { formatShortcut } from './format-shortcut.ts'
import { readShortcutSettings } from './shortcut-settings.ts'
import { writeShortcutSettings } from './write-shortcut-settings.ts'

/**
 * Shows the most important shortcuts above the end of the list until it is closed; only once per
 * device.
 */
export function KeysHint() {
  const [{ isHinted, keys }] = useState(readShortcutSettings)
  const [isClosed, setIsClosed] = useState(isHinted)
  useEffect(() => writeShortcutSettings({ isHinted: true }), [])
  if (isClosed) return null
  return (
    <div className="keys-hint">
      <div data-keys-hint className="absolute bottom-0 flex max-w-full bg-on-surface text-surface">
        <p
          role="status"
          className="flex flex-wrap items-center gap-x-5 gap-y-1 py-2.5 pl-4 text-sm"
        >
          <Hint keys={[keys.previous, keys.next]} label={m.player_hint_move()} />
          <Hint keys={[keys.toggle]} label={m.player_keys_toggle()} />
          <Hint keys={[keys.open]} label={m.player_keys_open()} />
          <button
            type="button"
            onClick={() => {
              setIsClosed(true)
              togglePanel('shortcuts')
            }}
            className="min-h-6 underline underline-offset-4"
          >
            <Hint keys={[keys.help]} label={m.player_hint_all()} />
          </button>
        </p>
        <button
          type="button"
          title={m.shop_close()}
          aria-label={m.shop_close()}
          onClick={() => setIsClosed(true)}
          className="grid size-11 shrink-0 place-items-center"
        >
          <Icon icon={X} size="sm" />
        </button>
      </div>
    </div>
  )
}

interface HintProps {
  readonly keys: readonly string[]
  readonly label: string
}

function Hint({ keys, label }: HintProps) {
  return (
    <span className="inline-flex items-center gap-1.5">
      {keys.map((key) => (
        <kbd key={key} className="min-w-6 border border-current px-1 text-center font-text text-xs">
          {formatShortcut(key)}
        </kbd>
      ))}
      {label}
    </span>
  )
}
