import type { PackSpec } from '../types.ts'

/** File URL of the module that exports the packs of the demo catalogue. */
export const packsModuleUrl = new URL('../packs/index.ts', import.meta.url).href

/** Imports the `packSpecs` of a module; throws if it does not export them. */
export async function loadPacks(module: string): Promise<readonly PackSpec[]> {
  const { packSpecs }: { packSpecs?: readonly PackSpec[] } = await import(/* @vite-ignore */ module)
  if (packSpecs === undefined) throw new Error(`${module} does not export packSpecs.`)
  return packSpecs
}
