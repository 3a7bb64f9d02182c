import { useEffect, useState } from 'react'

/** The part of the Keyboard API that is used; only some browsers have it. */
interface KeyboardLayout {
  readonly getLayoutMap?: () => Promise<ReadonlyMap<string, string>>
}

const signs: Readonly<Record<string, string>> = { Semicolon: ';', Quote: '’' }

/**
 * Returns a function that returns what is printed on a key of the visitor's keyboard, as far as the
 * browser tells; otherwise, what is printed there on an American one.
 */
export function useKeyLabels(): (code: string) => string {
  const [layout, setLayout] = useState<ReadonlyMap<string, string> | null>(null)
  useEffect(() => {
    const { keyboard } = navigator as { keyboard?: KeyboardLayout }
    // Without the layout, the labels stay American.
    keyboard?.getLayoutMap?.().then(setLayout, () => undefined)
  }, [])
  return (code) => (layout?.get(code) ?? signs[code] ?? code.replace('Key', '')).toUpperCase()
}
