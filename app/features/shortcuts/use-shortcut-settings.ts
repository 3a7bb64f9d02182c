import { useEffect, useState } from 'react'
import { readShortcutSettings } from './shortcut-settings.ts'
import { writeShortcutSettings } from './write-shortcut-settings.ts'
import type { ShortcutSettings } from './shortcut-settings.ts'

/** Returns the shortcut settings, updated by changes in other tabs. */
export function useShortcutSettings() {
  const [settings, setSettings] = useState(readShortcutSettings)
  useEffect(() => {
    const update = () => setSettings(readShortcutSettings())
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [])
  function change(part: Partial<ShortcutSettings>): void {
    writeShortcutSettings(part)
    setSettings(readShortcutSettings())
  }
  return { ...settings, change }
}
