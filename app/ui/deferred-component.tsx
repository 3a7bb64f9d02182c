import { Suspense, createElement, use } from 'react'
import type { ComponentType } from 'react'

/** A component with code of its own, and a function that loads the code before it is rendered. */
interface DeferredComponent<TProps> {
  readonly Component: ComponentType<TProps>
  readonly preload: () => Promise<unknown>
}

/**
 * Creates a component for parts that most visits never show and the server renders: the export `name`
 * of the module that `load` imports. Preload it where it will be shown; in the browser, what the server
 * has rendered stays until its code has loaded.
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
