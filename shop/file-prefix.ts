import { toPlainLetters } from '#shop/words/plain-letters.ts'
import type { Brand } from './brand-config.ts'

const maxLength = 12

/** Returns what the names of sold files begin with: what the brand states, or its name in short. */
export function getFilePrefix({ filePrefix, name }: Pick<Brand, 'filePrefix' | 'name'>): string {
  if (filePrefix !== null) return filePrefix
  const words = toPlainLetters(name)
    .replace(/['’]/g, '')
    .split(/[^A-Za-z0-9]+/)
  const joined = words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('')
  return joined.slice(0, maxLength) || 'Shop'
}
