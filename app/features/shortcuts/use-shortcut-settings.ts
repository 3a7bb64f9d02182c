import { useEffect, useState } from 'react'
import { readListKeys } from './shortcut-settings.ts'
import { writeListKeys } from './write-shortcut-settings.ts'
import type { ListKeys } from './shortcut-settings.ts'

/** Returns the keys that are kept on the device, also after a change in another tab. */
export function useListKeySettings() {
  const [settings, setSettings] = useState(readListKeys)
  useEffect(() => {
    const update = () => setSettings(readListKeys())
    addEventListener('storage', update)
    return () => removeEventListener('storage', update)
  }, [])
  function change(part: Partial<ListKeys>): void {
    writeListKeys(part)
    setSettings(readListKeys())
  }
  return { ...settings, change }
}
