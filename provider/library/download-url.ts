import type { Context } from '../context.ts'

/** Returns the absolute URL of a download. */
export function getDownloadUrl(context: Context, linkId: number): string {
  return `${context.options.providerUrl}/api/v1/customer/downloads/${linkId}`
}
