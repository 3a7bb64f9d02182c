import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * A component whose program comes with its first appearance, for what most visits never show and no
 * server renders. Until it is there, and where it cannot be loaded, nothing stands in its place;
 * `onMissing` tells the visitor then.
 */
export function lazyComponent<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  onMissing: () => void,
): ComponentType<TProps> {
  let loaded: ComponentType<TProps> | null = null
  return function Late(props: TProps) {
    const [Part, setPart] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then((part) => {
        loaded = part
        setPart(() => part)
      }, onMissing)
    }, [])
    return Part ? <Part {...props} /> : null
  }
}
