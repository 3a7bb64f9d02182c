/** Latin letters that Unicode does not decompose. */
const letters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/**
 * Converts text to letters without accents: "Große Förde" becomes "Grosse Forde", "Ærø" becomes
 * "Aero".
 */
export function toPlainLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => letters[letter] ?? letter)
    .replace(/[ẞÆŒØŁĐÐÞ]/g, (letter) => {
      const plain = letters[letter.toLowerCase()] ?? letter
      return plain.charAt(0).toUpperCase() + plain.slice(1)
    })
}
