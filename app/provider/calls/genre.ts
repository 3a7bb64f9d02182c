import { z } from 'zod'
import { wireStringOrNull } from '#provider/contract/parts.ts'
import type { HttpClient } from '../http/http-client.ts'
import type { Genre, Product } from '../types/product.ts'

const wireAttributes = z.object({ data: z.array(z.unknown()) })
const wireAttribute = z.object({ code: z.string(), value: wireStringOrNull })

/**
 * Adds the genre to a product. Vanilla providers only send it as one of the product's additional
 * attributes; providers that send a kind also send the genre.
 */
export async function addGenre(http: HttpClient, product: Product): Promise<Product> {
  if (product.genre !== null || product.kind !== null) return product
  return { ...product, genre: await fetchGenre(http, product.id) }
}

async function fetchGenre(http: HttpClient, id: number): Promise<Genre | null> {
  const outcome = await http.send({
    method: 'GET',
    path: `/api/v1/products/${id}/additional-information`,
    schema: wireAttributes,
    isPublic: true,
    isOptional: true,
  })
  return outcome.ok ? findGenre(outcome.value.data) : null
}

/** Finds the genre among the attributes, which contain its label but not the code for filtering. */
function findGenre(entries: readonly unknown[]): Genre | null {
  const attribute = entries
    .map((entry) => wireAttribute.safeParse(entry).data)
    .find((entry) => entry?.code === 'genre')
  const label = attribute?.value?.trim()
  return label ? { code: null, label } : null
}
