import { rememberedViewport, rememberViewport } from './viewport-cookie.ts'

/** From which width of the window each viewport begins, in pixels; the styles have the same steps. */
const breakpoints = {
  mobile: 320,
  mobileLg: 640,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const

export type Viewport = keyof typeof breakpoints

const names: readonly Viewport[] = [
  'mobile',
  'mobileLg',
  'tablet',
  'desktop',
  'desktopMedium',
  'desktopWide',
]

/** The viewport where nothing is known of the window. */
const fallbackViewport: Viewport = 'desktop'

/** Whether a text names a viewport. */
function isViewport(value: unknown): value is Viewport {
  return names.some((name) => name === value)
}

/** The viewport of the window as it is; below the smallest one, the smallest. */
export function currentViewport(): Viewport {
  if (typeof globalThis.matchMedia !== 'function') return fallbackViewport
  return names.findLast((name) => queryOf(name).matches) ?? 'mobile'
}

/** The viewport of the visitor's last page, before the window can be asked; `desktop` at first. */
export function firstViewport(): Viewport {
  const value = rememberedViewport()
  return isViewport(value) ? value : fallbackViewport
}

/** Keeps the viewport in its cookie and tells of each change, until told to stop. */
export function watchViewport(onChange: () => void): () => void {
  const controller = new AbortController()
  const update = () => {
    rememberViewport(currentViewport())
    onChange()
  }
  for (const name of names) {
    queryOf(name).addEventListener('change', update, { signal: controller.signal })
  }
  rememberViewport(currentViewport())
  return () => controller.abort()
}

/** Whether a viewport has room for what needs the other. */
export function isAtLeast(viewport: Viewport, needed: Viewport): boolean {
  return breakpoints[viewport] >= breakpoints[needed]
}

function queryOf(name: Viewport): MediaQueryList {
  return globalThis.matchMedia(`(min-width: ${breakpoints[name]}px)`)
}
