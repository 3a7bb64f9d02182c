import { toPlainLetters } from '#shop/words/plain-letters.ts'
import type { Brand } from './brand-config.ts'

const maxLength = 12

/** Returns the prefix of sold files' names: the brand's own, or its short name. */
export function getFilePrefix({ filePrefix, name }: Pick<Brand, 'filePrefix' | 'name'>): string {
  if (filePrefix !== null) return filePrefix
  const words = toPlainLetters(name)
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return joined.slice(0, maxLength) || 'Shop'
}
