/** The largest picture a customer may send, in bytes (2 MB). */
const largestPicture = 2 * 1024 * 1024

/** The kinds of picture the provider keeps. */
export const pictureTypes = ['image/png', 'image/jpeg', 'image/webp'] as const

/** Why a picture is not sent; null when it may be. */
export function refusePicture(file: {
  readonly size: number
  readonly type: string
}): 'too_large' | 'wrong_kind' | null {
  if (!pictureTypes.some((type) => type === file.type) || file.size === 0) return 'wrong_kind'
  return file.size > largestPicture ? 'too_large' : null
}
