/**
 * The minimum window width of each viewport, in pixels. This is the only definition:
 * `styles/breakpoints-plugin.ts` derives Tailwind's variants (`tablet:`, `max-desktop:`) from it.
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

/** Returns a media query that matches windows at least as wide as the given viewport. */
export function toMinWidthQuery(viewport: Viewport): string {
  return `(width >= ${breakpoints[viewport]}px)`
}
