import { vi } from 'vitest'

const mocked = new WeakMap<object, object>()

/**
 * Replaces the functions of a module with mocks, which stay the same each time a test file imports
 * the module.
 */
export async function mockFunctions<TModule extends object>(
  original: () => Promise<TModule>,
): Promise<TModule> {
  const module = await original()
  const known = mocked.get(module)
  if (known) return known as TModule
  const replaced = Object.entries(module).map(([name, value]) => [
    name,
    typeof value === 'function' ? Object.assign(vi.fn(), value) : value,
  ])
  const result: TModule = Object.fromEntries(replaced)
  mocked.set(module, result)
  return result
}
