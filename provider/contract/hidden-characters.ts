/**
 * Control and format characters, blank letters and lone surrogates: nobody sees them, and some of
 * them change the direction of the text around them. The flags of regions, such as that of Scotland,
 * are spelt with invisible letters, which are fine there.
 */
const hidden =
  /(?<!\u{1f3f4}[\u{e0061}-\u{e007a}]*)[\u{e0000}-\u{e007f}]|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}]/gu

/** Joiners, which Arabic and Indic words and composed emojis need, where they join nothing. */
const idleJoiner =
  /(?<=^|[\s\p{P}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]+|[\u200c\u200d]+$/gu

/** Returns whether a name or another line of text contains invisible characters. */
export function hasHiddenCharacters(text: string): boolean {
  return removeHiddenCharacters(text) !== text
}

/** Removes invisible characters from a line of text. */
export function removeHiddenCharacters(text: string): string {
  return text.replaceAll(hidden, '').replaceAll(idleJoiner, '')
}
