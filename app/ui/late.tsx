import { Suspense, lazy } from 'react'
import type { ComponentType } from 'react'

/**
 * A component whose program comes with its first appearance, for what most visits never show. Until
 * it is there, and where it cannot be loaded, nothing stands in its place; `onMissing` is told then.
 */
export function late<TProps extends object>(
  load: () => Promise<ComponentType<TProps>>,
  onMissing?: () => void,
): ComponentType<TProps> {
  const Loaded = lazy(async () => ({ default: await load().catch(missing) }))
  function missing(): ComponentType<TProps> {
    onMissing?.()
    return Nothing
  }
  return function Late(props: TProps) {
    return (
      <Suspense fallback={null}>
        <Loaded {...props} />
      </Suspense>
    )
  }
}

function Nothing() {
  return null
}
