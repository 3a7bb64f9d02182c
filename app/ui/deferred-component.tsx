import { Suspense, createElement, use } from 'react'
import type { ComponentType } from 'react'

/** A component in its own chunk, and a function that loads the chunk before rendering. */
interface DeferredComponent<TProps> {
  readonly Component: ComponentType<TProps>
  readonly preload: () => Promise<unknown>
}

/**
 * Creates a component in its own chunk, for parts that most visits never show and the server
 * renders: the export `name` of the module imported by `load`. Preload it in the loader that needs
 * it; in the browser, the server's HTML stays until the chunk has loaded.
 */
export function createDeferredComponent<TName extends string, TProps extends object>(
  load: () => Promise<Readonly<Record<TName, ComponentType<TProps>>>>,
  name: TName,
): DeferredComponent<TProps> {
  let loaded: ComponentType<TProps> | undefined
  let loading: Promise<ComponentType<TProps>> | undefined
  const preload = () => (loading ??= load().then((module) => (loaded = module[name])))
  const Loaded = (props: TProps) => createElement(loaded ?? use(preload()), props)
  return {
    preload,
    Component: (props) => (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    ),
  }
}
