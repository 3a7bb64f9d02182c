import { z } from 'zod'
import { wireText } from './contract/parts.ts'
import type { Http } from './http.ts'
import type { Genre, Product } from './types.ts'

const attributes = z.object({ data: z.array(z.unknown()) })
const attribute = z.object({ code: z.string(), value: wireText })

/**
 * The product with its genre: a stock host keeps it among a product's further attributes and tells
 * it only when asked. Whoever tells a product's kind has said everything already.
 */
export async function withGenre(http: Http, product: Product): Promise<Product> {
  if (product.genre !== null || product.kind !== null) return product
  return { ...product, genre: await askGenre(http, product.id) }
}

async function askGenre(http: Http, id: number): Promise<Genre | null> {
  const { memory } = http.options
  if (memory?.lacks('additional-information')) return null
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${id}/additional-information`,
    answer: attributes,
  })
  if (outcome.ok) return genreAmong(outcome.value.data)
  if (outcome.failure.kind === 'not-found') memory?.learnLack('additional-information')
  return null
}

/** Selected options come as their labels; the ids a list could be narrowed by are not told. */
function genreAmong(entries: readonly unknown[]): Genre | null {
  const found = entries
    .map((entry) => attribute.safeParse(entry).data)
    .find((entry) => entry?.code === 'genre')
  const label = found?.value?.trim()
  return label ? { code: null, label } : null
}
