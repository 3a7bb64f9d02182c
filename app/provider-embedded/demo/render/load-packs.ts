import type { PackSpec } from '../types.ts'

/** Address of the module of the demo catalogue's packs. */
export const packsModule = new URL('../packs/index.ts', import.meta.url).href

/** The packs a module exports as `packSpecs`; throws when it exports none. */
export async function loadPacks(module: string): Promise<readonly PackSpec[]> {
  const { packSpecs }: { packSpecs?: readonly PackSpec[] } = await import(/* @vite-ignore */ module)
  if (packSpecs === undefined) throw new Error(`${module} exports no packs.`)
  return packSpecs
}
