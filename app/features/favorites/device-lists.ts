import { getLocalStorage } from '#app/router/browser-storage.ts'
import { cleanCrateName, getCrateNameKey } from '#provider/contract/crate-name.ts'
import {
  maxCrateNameLength,
  maxCrates,
  maxItemsPerList,
} from '#provider/contract/favorite-limits.ts'
import { maxProductId } from '#provider/contract/product-id.ts'
import { removeHiddenCharacters } from '#provider/contract/hidden-characters.ts'
import type { Crate, Favorites } from '#app/provider/types/favorites.ts'
import { deviceListsKey } from './favorite-ids.ts'
import type { ListPart } from './split-lists.ts'

/** The lists if the browser forbids storage; lost with the page. */
let inMemoryText: string | null = null

/** Reads a guest's favorites and crates, omitting invalid entries. */
export function readDeviceLists(): Favorites {
  return parseLists(readText())
}

/** Stores a guest's favorites and crates; removes the storage entry if there are none. */
export function writeDeviceLists(lists: Favorites): void {
  const isEmpty = lists.productIds.length === 0 && lists.crates.length === 0
  writeText(isEmpty ? null : formatLists(lists))
}

/** Removes merged lists from the device; anything another tab has added in the meantime stays. */
export function removeFromDevice({ productIds: merged, crates: mergedCrates }: ListPart): void {
  const { productIds, crates } = readDeviceLists()
  const itemsByName = new Map(
    mergedCrates.map((crate) => [getCrateNameKey(crate.name), crate.productIds]),
  )
  const keptCrates = crates.flatMap((crate): Crate[] => {
    const items = itemsByName.get(getCrateNameKey(crate.name))
    if (!items) return [crate]
    const remaining = crate.productIds.filter((id) => !items.includes(id))
    return remaining.length > 0 ? [{ ...crate, productIds: remaining }] : []
  })
  writeDeviceLists({
    productIds: productIds.filter((id) => !merged.includes(id)),
    crates: keptCrates,
  })
}

function formatLists({ productIds, crates }: Favorites): string {
  const items = crates.map((crate) => ({
    id: crate.id,
    name: crate.name,
    productIds: crate.productIds,
  }))
  return JSON.stringify({ productIds, crates: items })
}

function readText(): string | null {
  try {
    return inMemoryText ?? getLocalStorage().getItem(deviceListsKey)
  } catch {
    return inMemoryText
  }
}

function writeText(text: string | null): void {
  try {
    if (text === null) getLocalStorage().removeItem(deviceListsKey)
    else getLocalStorage().setItem(deviceListsKey, text)
    inMemoryText = null
  } catch {
    inMemoryText = text
  }
}

function parseLists(text: string | null): Favorites {
  const { productIds, crates } = toFields(parseJson(text))
  const names = new Set<string>()
  const ids = new Set<number>()
  const valid = toList(crates).flatMap((entry): Crate[] => {
    const crate = parseCrate(entry)
    if (crate === null || names.has(getCrateNameKey(crate.name)) || ids.has(crate.id)) return []
    names.add(getCrateNameKey(crate.name))
    ids.add(crate.id)
    return [crate]
  })
  return { productIds: parseIds(productIds), crates: valid.slice(0, maxCrates) }
}

function parseCrate(entry: unknown): Crate | null {
  const { id, name, productIds } = toFields(entry)
  if (!isId(id) || typeof name !== 'string') return null
  const cleaned = cleanCrateName(removeHiddenCharacters(name))
  if (cleaned === '' || cleaned.length > maxCrateNameLength) return null
  return { id, name: cleaned, productIds: parseIds(productIds), shareToken: null }
}

function parseIds(value: unknown): number[] {
  return [...new Set(toList(value).filter(isId))].slice(0, maxItemsPerList)
}

function isId(value: unknown): value is number {
  return Number.isInteger(value) && Number(value) > 0 && Number(value) <= maxProductId
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}

function toFields(value: unknown): Record<string, unknown> {
  return { ...(value as object | null) }
}

function toList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
