import type { Json } from '../../support/network/caller.ts'
import type { Visit } from '../visit.ts'

/** Sends a contact message. */
export async function sendMessage(visit: Visit): Promise<void> {
  const { facts, part } = visit.world
  const message = `Message ${part}.${visit.operation}`
  const body = { full_name: 'Ann Bee', email: 'ann@example.com', theme: 'Chaos', message }
  const reply = await visit.send({ method: 'POST', path: '/api/contact/send', body })
  if (reply === null) facts.doubtfulMessages.push(message)
  else if (reply.status === 200) facts.messages.push(message)
  else visit.report('a message is refused for no reason', reply.body)
}

/** Browses the catalogue. */
export async function browse(visit: Visit): Promise<void> {
  const { random } = visit
  const words = random.pick(['', 'market', 'slow', 'kick', 'nothing'])
  const path = `/api/v1/products?page=${random.integer(1, 3)}&limit=12&query=${words}`
  const { reply } = await visit.sendUntilAnswered({ method: 'GET', path })
  if (reply.status !== 200) visit.report('the catalogue cannot be listed', reply.body)
}

/** Lists the library, which must contain the acknowledged purchases. */
export async function readLibrary(visit: Visit): Promise<void> {
  const { reply } = await visit.requestUntilAnswered({
    method: 'GET',
    path: '/api/v1/customer/library',
  })
  const returnedIds = new Set(reply.body.data.map((one: Json) => Number(one.product_id)))
  const missing = visit.customer.owned.filter((id) => !returnedIds.has(id))
  if (missing.length > 0) visit.report('the library lacks a product that was bought', missing)
}

/** Downloads a product that the customer owns. */
export async function download(visit: Visit): Promise<void> {
  const { customer, random, world } = visit
  if (customer.owned.length === 0) return
  const id = random.pick(customer.owned)
  const product = world.products.find((one) => one.id === id)
  const path = `/api/v1/customer/downloads/${product?.linkId}`
  const { reply } = await visit.requestUntilAnswered({ method: 'GET', path })
  const start = reply.bytes.subarray(0, 4).toString('latin1')
  if (reply.status !== 200 || reply.bytes.length !== reply.announcedBytes) {
    return visit.report('a product that was bought cannot be downloaded', { id, ...reply.body })
  }
  if (start !== 'RIFF' && !start.startsWith('PK')) visit.report('a download has other contents', id)
  const key = `${customer.id} ${id}`
  world.facts.downloads[key] = (world.facts.downloads[key] ?? 0) + 1
}
