const maxFieldsBytes = 100_000
const maxPictureFormBytes = 3_500_000

/** The server function that receives the profile picture; its id is its name in `app.config.ts`. */
const picturePath = '/_serverFn/savePicture'

/**
 * Returns the size in bytes of the largest body that the shop accepts at a URL: 100 kB, or 3.5 MB
 * for the form with the profile picture.
 */
export function getMaxBodyBytes({ url, headers }: Request): number {
  const type = headers.get('content-type') ?? ''
  const isForm = type.toLowerCase().startsWith('multipart/form-data')
  return isForm && new URL(url).pathname === picturePath ? maxPictureFormBytes : maxFieldsBytes
}
