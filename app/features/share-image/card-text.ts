const maxLines = 4
/** Upper estimate of the average character width, as a fraction of the font size. */
const charWidth = 0.57

/** The font size in pixels, between `min` and `max`, at which the longest word fits into `width`. */
export function fitFontSize(
  text: string,
  width: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length), 1)
  return Math.max(min, Math.min(max, Math.floor(width / (longest * charWidth))))
}

/** Wraps text to lines of `width` pixels, four at most; longer text ends in an ellipsis. */
export function wrapText(text: string, width: number, size: number): string[] {
  const maxChars = Math.floor(width / (size * charWidth))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= maxChars) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(truncateText(word, maxChars))
  }
  const visible = lines.slice(0, maxLines)
  const last = visible.at(-1)
  if (lines.length > maxLines && last !== undefined)
    visible[maxLines - 1] = `${last.slice(0, maxChars - 1)}…`
  return visible
}

/** Shortens text to `maxChars` characters, with an ellipsis. */
export function truncateText(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text
}

/** Escapes text for XML content and attributes; drops control characters. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
