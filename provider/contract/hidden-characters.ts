/**
 * Control and format characters, blank letters and lone surrogates, which are invisible and may
 * change the direction of the text around them. Exempts the tag characters that spell regional
 * flags, such as that of Scotland.
 */
const hidden =
  /(?<!\u{1f3f4}[\u{e0061}-\u{e007a}]*)[\u{e0000}-\u{e007f}]|[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u00ad\u061c\u115f\u1160\u17b4\u17b5\u180b-\u180f\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb\u{1d173}-\u{1d17a}]/gu

/**
 * Joiners in places where they join nothing; elsewhere, Arabic, Indic scripts and composed emojis
 * need them.
 */
const idleJoiner =
  /(?<=^|[\s\p{P}\p{N}\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])[\u200c\u200d]+|[\u200c\u200d]+$/gu

/** Returns whether a line of text contains invisible characters. */
export function hasHiddenCharacters(text: string): boolean {
  return removeHiddenCharacters(text) !== text
}

/** Removes invisible characters from a line of text. */
export function removeHiddenCharacters(text: string): string {
  return text.replaceAll(hidden, '').replaceAll(idleJoiner, '')
}
