import Keyboard from 'lucide-react/icons/keyboard'
import { shortcutActions } from '#app/features/shortcuts/shortcut-actions.ts'
import { defaultKeys } from '#app/features/shortcuts/default-keys.ts'
import type { ShortcutAction } from '#app/features/shortcuts/default-keys.ts'
import { m } from '#app/paraglide/messages.js'
import { Button } from '#app/ui/button.tsx'
import { ShortcutField } from '#app/features/shortcuts/shortcut-field.tsx'
import { useShortcutSettings } from '#app/features/shortcuts/use-shortcut-settings.ts'
import { MenuItem } from './menu-item.tsx'
import { Panel } from './panel.tsx'

const actions = Object.keys(defaultKeys) as ShortcutAction[]

/**
 * Lists the keyboard shortcuts of sound lists and the player, which can be changed and turned off.
 */
export function ShortcutsPanel() {
  const { isOff, keys, change } = useShortcutSettings()
  /**
   * Changes the key of an action; returns an error message if that is not possible, otherwise null.
   */
  function changeKey(action: ShortcutAction, key: string): string | null {
    const other = actions.find((name) => name !== action && keys[name] === key)
    if (other) return m.player_keys_taken({ action: shortcutActions[other].label() })
    change({ keys: { ...keys, [action]: key } })
    return null
  }
  return (
    <Panel title={m.player_keys_title()}>
      <p className="max-w-prose text-sm">{m.player_keys_text()}</p>
      <ul>
        <MenuItem
          label={m.player_keys_on()}
          icon={Keyboard}
          isPressed={!isOff}
          onPress={() => change({ isOff: !isOff })}
        />
      </ul>
      <ul className="grid gap-x-8 tablet:grid-cols-2 desktop:grid-cols-3">
        {actions.map((action) => (
          <ShortcutField
            key={action}
            label={shortcutActions[action].label()}
            value={keys[action]}
            onChange={(key) => changeKey(action, key)}
          />
        ))}
      </ul>
      <Button size="sm" className="mt-4" onClick={() => change({ keys: defaultKeys })}>
        {m.player_keys_reset()}
      </Button>
    </Panel>
  )
}
