const mostLines = 4
/** How wide a letter is at most on average, in shares of its size. */
const letterWidth = 0.57

/** The size of letters, in pixels, at which the longest word of a text fits into so much room. */
export function fitFontSize(
  text: string,
  room: number,
  { least, most }: { readonly least: number; readonly most: number },
): number {
  const longest = Math.max(...text.split(/\s+/).map((word) => word.length), 1)
  return Math.max(least, Math.min(most, Math.floor(room / (longest * letterWidth))))
}

/** A text in the lines that fit into the room, four at most; what does not fit ends in an ellipsis. */
export function wrapText(text: string, room: number, size: number): string[] {
  const letters = Math.floor(room / (size * letterWidth))
  const lines: string[] = []
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && `${last} ${word}`.length <= letters) {
      lines[lines.length - 1] = `${last} ${word}`
    } else lines.push(truncateText(word, letters))
  }
  const shown = lines.slice(0, mostLines)
  const end = shown.at(-1)
  if (lines.length > mostLines && end !== undefined)
    shown[mostLines - 1] = `${end.slice(0, letters - 1)}…`
  return shown
}

/** A text of at most so many letters. */
export function truncateText(text: string, letters: number): string {
  return text.length > letters ? `${text.slice(0, letters - 1)}…` : text
}

/** A text as the content or an attribute of an element. */
export function escapeXml(text: string): string {
  return text
    .replaceAll(/[^\P{Cc}\s]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('"', '&quot;')
}
