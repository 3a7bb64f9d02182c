import { createHash } from 'node:crypto'
import type { Json } from '../network/caller.ts'
import { logIn } from '../shops/customer.ts'
import type { Account } from '../shops/customer.ts'
import type { Shop } from '../shops/shop.ts'

const paths = [
  'get',
  'orders',
  'withdrawals',
  'library',
  'favorites',
  'passkeys',
  'cart',
  'email',
].map((name) => `/api/v1/customer/${name}`)

/** What a customer gets from a shop, as a release states it about the shop that it leaves. */
export interface CustomerView {
  /** The data of responses by path. */
  readonly responses: Record<string, Json>
  /** The amounts of invoices and credit notes in their order, by number. */
  readonly invoices: Record<string, readonly string[]>
  /** The SHA-256 of purchased files by path. */
  readonly downloads: Record<string, string>
}

/** Logs a customer in, and reads everything that the account has. */
export async function readAsCustomer(
  shop: Pick<Shop, 'call' | 'fetch'>,
  { email, password }: Pick<Account, 'email' | 'password'>,
): Promise<CustomerView> {
  const { token } = (await logIn(shop.call, email, password)).body
  const responses: Record<string, Json> = {}
  const read = async (path: string) => {
    const { status, body } = await shop.call(path, { token })
    if (status !== 200) throw new Error(`${path} responds with ${status}.`)
    responses[path] = body.data
  }
  await read('/api/v1/products?limit=48')
  for (const path of paths) await read(path)
  const orders: readonly Json[] = responses['/api/v1/customer/orders']
  const invoices: Record<string, readonly string[]> = {}
  for (const { increment_id: number } of orders.flatMap((order) => order.invoices)) {
    const { body } = await shop.call(`/api/v1/customer/invoices/${number}`, { token })
    invoices[number] = String(body).match(/\d+\.\d\d\b/g) ?? []
  }
  const downloads: Record<string, string> = {}
  for (const { link_id } of responses['/api/v1/customer/library']) {
    const path = `/api/v1/customer/downloads/${link_id}`
    downloads[path] = await hashDownload(shop, path, token)
  }
  return { responses, invoices, downloads }
}

async function hashDownload(
  { fetch }: Pick<Shop, 'fetch'>,
  path: string,
  token: string,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(new Request(`http://provider.test${path}`, { headers }))
  if (response.status !== 200) throw new Error(`${path} responds with ${response.status}.`)
  return createHash('sha256')
    .update(new Uint8Array(await response.arrayBuffer()))
    .digest('hex')
}
