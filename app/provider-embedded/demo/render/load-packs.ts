import type { PackSpec } from '../types.ts'

/** File URL of the module with the packs of the demo catalogue. */
export const packsModule = new URL('../packs/index.ts', import.meta.url).href

/** Imports the `packSpecs` of a module; throws when it exports none. */
export async function loadPacks(module: string): Promise<readonly PackSpec[]> {
  const { packSpecs }: { packSpecs?: readonly PackSpec[] } = await import(/* @vite-ignore */ module)
  if (packSpecs === undefined) throw new Error(`${module} exports no packs.`)
  return packSpecs
}
