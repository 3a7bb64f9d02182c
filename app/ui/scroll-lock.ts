/** Disables page scrolling without a layout shift; returns a function that re-enables it. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const previous = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbarWidth = globalThis.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbarWidth > 0) style.paddingRight = `${scrollbarWidth}px`
  return () => Object.assign(style, previous)
}
