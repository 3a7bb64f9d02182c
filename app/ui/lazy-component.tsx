import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * Creates a component that is loaded on its first render, for parts that most visits never show and
 * the server never renders: the export `name` of the module imported by `load`. It renders nothing
 * until then; `onError` is called if loading fails.
 */
export function createLazyComponent<TName extends string, TProps extends object>(
  load: () => Promise<Readonly<Record<TName, ComponentType<TProps>>>>,
  name: TName,
  onError: () => void,
): ComponentType<TProps> {
  let loaded: ComponentType<TProps> | null = null
  return function Lazy(props: TProps) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then((module) => {
        loaded = module[name]
        setComponent(() => loaded)
      }, onError)
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
