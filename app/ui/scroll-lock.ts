/**
 * Disables scrolling of the page without a layout shift; returns a function that enables it again.
 */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const previous = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbarWidth = globalThis.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarWidth > 0) style.paddingRight = `${scrollbarWidth}px`
  return () => Object.assign(style, previous)
}
