import { fail, succeed } from '../failure.ts'
import type { Outcome } from '../failure.ts'
import type { HttpClient } from '../http/http-client.ts'
import { readFailure } from '../http/read-failure.ts'

const numberPattern = /^[\w-]{1,40}$/

/** Creates the call for invoices and credit notes. */
export function createInvoiceCalls(http: HttpClient) {
  return {
    /** Fetches the page of an invoice; fails with `not-found` for other customers. */
    async open(number: string): Promise<Outcome<Response>> {
      if (!http.capabilities.vat || !numberPattern.test(number)) return fail({ kind: 'not-found' })
      const opened = await http.open({
        method: 'GET',
        path: `/api/v1/customer/invoices/${number}`,
        auth: true,
        headers: { accept: 'text/html', 'accept-encoding': 'identity' },
      })
      if (!opened.ok) return opened
      const { status, headers, body } = opened.value
      const isPage = headers.get('content-type')?.startsWith('text/html') === true
      if (status === 200 && isPage) return succeed(toInvoiceResponse(body))
      await body?.cancel()
      return fail(status < 300 ? { kind: 'not-found' } : readFailure(status, headers, null))
    },
  }
}

/** The page only needs a style sheet; it must not run scripts on the shop's origin. */
function toInvoiceResponse(body: ReadableStream | null): Response {
  return new Response(body, {
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
    },
  })
}
