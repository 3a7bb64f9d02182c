/** The largest profile picture, in bytes. */
export const maxPictureBytes = 2_000_000

export type PictureType = 'jpg' | 'png' | 'webp'

/** What a picture is by its first bytes, whatever it calls itself; null for anything else. */
export function detectPictureType(bytes: Uint8Array): PictureType | null {
  if (startsWith(bytes, [0xff, 0xd8, 0xff])) return 'jpg'
  if (startsWith(bytes, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'png'
  const isRiff = startsWith(bytes, [0x52, 0x49, 0x46, 0x46])
  return isRiff && startsWith(bytes.subarray(8), [0x57, 0x45, 0x42, 0x50]) ? 'webp' : null
}

function startsWith(bytes: Uint8Array, signature: readonly number[]): boolean {
  return signature.every((byte, index) => bytes[index] === byte)
}
