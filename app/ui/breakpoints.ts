/**
 * The width of the window, in pixels, at which each viewport begins. The only definition: Tailwind
 * gets its variants (`tablet:`, `max-desktop:`) from here through `styles/breakpoints-plugin.ts`.
 */
export const breakpoints = {
  mobile: 320,
  mobileLg: 640,
  tablet: 768,
  desktop: 1024,
  desktopMedium: 1280,
  desktopWide: 1600,
} as const

export type Viewport = keyof typeof breakpoints

/** A media query that matches windows at least as wide as the given viewport. */
export function minWidth(viewport: Viewport): string {
  return `(width >= ${breakpoints[viewport]}px)`
}
