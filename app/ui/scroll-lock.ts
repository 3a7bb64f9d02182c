/** Keeps the page from scrolling without moving it sideways; returns the way to let it scroll again. */
export function lockScroll(): () => void {
  const { style, clientWidth } = document.documentElement
  const before = { overflow: style.overflow, paddingRight: style.paddingRight }
  const scrollbar = globalThis.innerWidth - clientWidth
  style.overflow = 'hidden'
  if (scrollbar > 0) style.paddingRight = `${scrollbar}px`
  return () => Object.assign(style, before)
}
