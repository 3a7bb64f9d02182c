const maxFieldsBytes = 100_000
const maxPictureFormBytes = 3_500_000

/** The server function that receives the profile picture; `app.config.ts` makes its name its id. */
const picturePath = '/_serverFn/savePicture'

/**
 * Returns the maximum body size at a URL, in bytes: 100 kB, or 3.5 MB for the form with the profile
 * picture.
 */
export function getMaxBodyBytes({ url, headers }: Request): number {
  const type = headers.get('content-type') ?? ''
  const isForm = type.toLowerCase().startsWith('multipart/form-data')
  return isForm && new URL(url).pathname === picturePath ? maxPictureFormBytes : maxFieldsBytes
}
