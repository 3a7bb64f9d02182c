import { createHash } from 'node:crypto'
import { FastResponse } from 'srvx'
import type { SharedPage } from '#app/request-scope/app-context.ts'
import { compressOnce, minCompressedBytes, negotiateCoding } from '../http/content-coding.ts'
import type { Coding } from '../http/content-coding.ts'

/** A page sent to many visitors, compressed on first use of each content coding. */
export interface EncodedPage {
  /** The size of the uncompressed page, in bytes. */
  readonly length: number
  /**
   * Responds with the page in the best coding accepted by the request, or with 304 if the client's
   * copy is current (RFC 9110, section 13.1.2).
   */
  readonly respond: (requestHeaders: Headers) => Promise<Response>
}

/** The page in one content coding. */
interface Variant {
  readonly body: Buffer
  readonly headers: Readonly<Record<string, string>> & { readonly etag: string }
}

/** Creates a page from its HTML. The ETag consists of the HTML's hash and the content coding. */
export function createEncodedPage({ html, headers }: SharedPage): EncodedPage {
  const content = Buffer.from(html)
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 27)
  const variants = new Map<Coding | null, Promise<Variant>>()

  async function createVariant(coding: Coding | null): Promise<Variant> {
    const own = Object.fromEntries(headers)
    const vary = [own['vary'], 'Accept-Encoding'].filter((name) => name !== undefined).join(', ')
    if (!coding) return { body: content, headers: { ...own, vary, etag: `"${hash}"` } }
    const coded = { vary, etag: `"${hash}-${coding}"`, 'content-encoding': coding }
    return { body: await compressOnce(content, coding), headers: { ...own, ...coded } }
  }

  return {
    length: content.length,
    async respond(requestHeaders) {
      const isShort = content.length < minCompressedBytes
      const coding = isShort ? null : negotiateCoding(requestHeaders)
      const existing = variants.get(coding)
      const variant = existing ?? createVariant(coding)
      if (!existing) {
        variants.set(coding, variant)
        variant.catch(() => variants.delete(coding))
      }
      const { body, headers: variantHeaders } = await variant
      const isCurrent = matchesEtag(requestHeaders.get('if-none-match'), variantHeaders.etag)
      return isCurrent
        ? new FastResponse(null, { status: 304, headers: variantHeaders })
        : new FastResponse(body as Uint8Array<ArrayBuffer>, { headers: variantHeaders })
    },
  }
}

/** Uses weak comparison, because a proxy may have weakened the ETag. */
function matchesEtag(ifNoneMatch: string | null, etag: string): boolean {
  if (ifNoneMatch === null) return false
  return ifNoneMatch
    .split(',')
    .some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')))
}
