import { localizePath } from '#app/i18n/paths.ts'
import { failed } from '#app/provider/failure.ts'
import type { Failure, Outcome } from '#app/provider/failure.ts'
import type { ProviderClient } from '#app/provider/client.ts'
import { providerClient } from '#app/server/provider.server.ts'
import { requestScope } from '#app/server/request-scope.server.ts'

/**
 * A bought file, streamed with the provider's own status, range and marks of freshness. `target` is
 * the id of a link, or `product-` and the id of a product. Who is not logged in is sent to the login
 * and then to where all their files are; a file of somebody else does not exist.
 */
export async function sendDownload(request: Request, target: string): Promise<Response> {
  const client = providerClient()
  const linkId = await findLink(client, target)
  if (!linkId.ok) return refused(linkId.failure)
  const method = request.method === 'HEAD' ? 'HEAD' : 'GET'
  const file = await client.files.download(linkId.value, { method, headers: request.headers })
  return file.ok ? file.value : refused(file.failure)
}

async function findLink(client: ProviderClient, target: string): Promise<Outcome<number>> {
  const [, isProduct, digits] = /^(product-)?(\d{1,15})$/.exec(target) ?? []
  if (!digits) return failed({ kind: 'absent' })
  if (!isProduct) return { ok: true, value: Number(digits) }
  const library = await client.library.list()
  if (!library.ok) return library
  const owned = library.value?.find((file) => file.productId === Number(digits))
  return owned ? { ok: true, value: owned.linkId } : failed({ kind: 'absent' })
}

function refused({ kind }: Failure): Response {
  const headers = new Headers({ 'cache-control': 'private, no-store' })
  if (kind !== 'unauthorised') return new Response(null, { status: statusOf(kind), headers })
  const { locale } = requestScope()
  const files = new URLSearchParams({ backUrl: localizePath('/profile?tab=balance', locale) })
  headers.set('location', `${localizePath('/auth/login', locale)}?${files}`)
  return new Response(null, { status: 303, headers })
}

function statusOf(kind: Failure['kind']): number {
  if (kind === 'timeout') return 504
  return kind === 'unreachable' || kind === 'bad-answer' ? 503 : 404
}
