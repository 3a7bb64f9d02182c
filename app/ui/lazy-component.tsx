import { useEffect, useState } from 'react'
import type { ComponentType } from 'react'

/**
 * Creates a component whose code loads on its first render, for parts that most visits never show
 * and the server never renders. It renders nothing until then; `onError` is called if the code
 * cannot be loaded.
 */
export function createLazyComponent<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  onError: () => void,
): ComponentType<TProps> {
  let loaded: ComponentType<TProps> | null = null
  return function Lazy(props: TProps) {
    const [Component, setComponent] = useState(() => loaded)
    useEffect(() => {
      if (loaded) return
      load().then((component) => {
        loaded = component
        setComponent(() => component)
      }, onError)
    }, [])
    return Component ? <Component {...props} /> : null
  }
}
