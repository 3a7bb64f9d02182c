import { unsetDial, toDialParams } from '#app/features/dial/dial.ts'
import type { Dial } from '#app/features/dial/dial.ts'
import { parseDialParams } from '#app/features/dial/parse-dial-params.ts'
import { parseProductId } from '#app/provider/product-id.ts'
import { defaultSettings, maxLanes } from './lane.ts'
import type { Lane, LaneSettings } from './lane.ts'

/** The search param with the sounds of a shared tray, next to those of the dial. */
const lanesParam = 'tray'

/** A sound of a shared tray, identified by its product. */
export interface SharedLane extends LaneSettings {
  readonly productId: number
}

/** A lane such as `12`, `12m` (muted), `12s` (soloed) or `12v80` (a level of 80 percent). */
const lanePattern = /^(\d+)(m?)(s?)(?:v(\d{1,2}))?$/

/** A tray as stored in a link. */
export interface SharedTray {
  readonly lanes: readonly SharedLane[]
  readonly dial: Dial
}

/** Adds a tray's lanes and dial to a URL, as search params. */
export function addToUrl({ lanes, dial }: SharedTray, url: URL): void {
  url.searchParams.set(lanesParam, formatSharedLanes(lanes))
  for (const [name, value] of Object.entries(toDialParams(dial)))
    if (value !== undefined) url.searchParams.set(name, value)
}

/** Removes a tray from a URL; returns whether there was one. */
export function removeFromUrl({ searchParams }: URL): boolean {
  if (!searchParams.has(lanesParam)) return false
  for (const name of [lanesParam, ...Object.keys(toDialParams(unsetDial))])
    searchParams.delete(name)
  return true
}

/** Reads the tray from a URL; returns null if there is none. */
export function parseUrl({ searchParams }: URL): SharedTray | null {
  const text = searchParams.get(lanesParam)
  if (text === null) return null
  const dial = parseDialParams(Object.fromEntries(searchParams))
  return { lanes: parseSharedLanes(text), dial }
}

/** Formats lanes: `12.15m.18sv80`. */
function formatSharedLanes(lanes: readonly SharedLane[]): string {
  return lanes
    .map(({ productId, isMuted, isSoloed, level }) => {
      const percent = Math.round(level * 100)
      const volume = percent < 100 ? `v${percent}` : ''
      return `${productId}${isMuted ? 'm' : ''}${isSoloed ? 's' : ''}${volume}`
    })
    .join('.')
}

/** Parses at most eight lanes with distinct products, skipping malformed ones. */
function parseSharedLanes(text: string): readonly SharedLane[] {
  const lanes = text.split('.').flatMap((word) => parseSharedLane(word) ?? [])
  const ids = lanes.map(({ productId }) => productId)
  return lanes.filter((lane, index) => ids.indexOf(lane.productId) === index).slice(0, maxLanes)
}

function parseSharedLane(word: string): SharedLane | null {
  const [, id = '', muted, soloed, percent] = lanePattern.exec(word) ?? []
  const productId = parseProductId(id)
  if (productId === null) return null
  return {
    productId,
    isMuted: muted === 'm',
    isSoloed: soloed === 's',
    level: percent === undefined ? defaultSettings.level : Number(percent) / 100,
  }
}

/** Returns the lanes that a link can contain: those whose product no other lane has. */
export function toSharedLanes(lanes: readonly Lane[]): readonly SharedLane[] {
  return lanes.flatMap(({ track: { productId }, ...settings }) => {
    const isOnly = lanes.filter(({ track }) => track.productId === productId).length === 1
    return productId !== null && isOnly ? { productId, ...settings } : []
  })
}
