import { useEffect, useState } from 'react'

/** The part of the Keyboard API in use; not all browsers support it. */
interface KeyboardLayout {
  readonly getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

const signs: Readonly<Record<string, string>> = { Semicolon: ';', Quote: '’' }

/**
 * Returns a function that returns a key's label on the visitor's keyboard, or on a US keyboard if
 * the browser does not provide the layout.
 */
export function useKeyLabels(): (code: string) => string {
  const [layout, setLayout] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: KeyboardLayout }
    // Without a layout, the labels stay those of a US keyboard.
    keyboard?.getLayoutMap?.().then(setLayout, () => undefined)
  }, [])
  return (code) => (layout?.get(code) ?? signs[code] ?? code.replace('Key', '')).toUpperCase()
}
