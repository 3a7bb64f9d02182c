import { getLocalStorage } from '#app/router/browser-storage.ts'
import { parseTrack } from '#app/features/player/parse-track.ts'
import { defaultSettings, isForTray, maxLanes } from './lane.ts'
import type { Lane } from './lane.ts'
import { readStoredTray, trayStorageKey } from './tray-ids.ts'

/** Used if the browser forbids storage; lost with the page. */
let inMemoryLanes: readonly Lane[] | null = null

/** Reads the stored lanes, skipping invalid ones. */
export function readLanes(): readonly Lane[] {
  if (inMemoryLanes) return inMemoryLanes
  const lanes = readStoredTray().flatMap((value) => parseLane(Object(value)) ?? [])
  const ids = lanes.map(({ track }) => track.id)
  return lanes.filter(({ track }, index) => ids.indexOf(track.id) === index).slice(0, maxLanes)
}

/** Stores the lanes if the browser allows it. */
export function writeLanes(lanes: readonly Lane[]): void {
  try {
    if (lanes.length === 0) getLocalStorage().removeItem(trayStorageKey)
    else getLocalStorage().setItem(trayStorageKey, JSON.stringify(lanes))
    inMemoryLanes = null
  } catch {
    inMemoryLanes = lanes
  }
}

type Fields = Record<string, unknown>

function parseLane({ track, isMuted, isSoloed, level }: Fields): Lane | null {
  const parsed = parseTrack(track)
  if (!parsed || !isForTray(parsed)) return null
  return {
    track: parsed,
    isMuted: isMuted === true,
    isSoloed: isSoloed === true,
    level: isLevel(level) ? level : defaultSettings.level,
  }
}

function isLevel(value: unknown): value is number {
  return typeof value === 'number' && value >= 0 && value <= 1
}
