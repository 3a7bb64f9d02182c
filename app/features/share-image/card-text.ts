const maxLines = 4
/** A high estimate of the average character width, relative to the font size. */
const charWidth = 0.57

/**
 * Returns the font size in pixels, from `min` to `max`, at which the longest word fits within
 * `width`.
 */
export function fitFontSize(
  text: string,
  width: number,
  { min, max }: { readonly min: number; readonly max: number },
): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length), 1)
  return Math.max(min, Math.min(max, Math.floor(width / (longest * charWidth))))
}

/** Wraps text into at most four lines of `width` pixels; longer text ends with an ellipsis. */
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

/** Truncates text to `maxChars` characters, including an ellipsis. */
export function truncateText(text: string, maxChars: number): string {
  return text.length > maxChars ? `${text.slice(0, maxChars - 1)}…` : text
}

/** Escapes text for use in XML content and attributes; removes control characters. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
