import { expect, test } from 'vitest'
import type { Catalogue, CataloguePack, CatalogueSound } from '#provider/catalog/catalogue.ts'
import { writeDemoCatalogue } from '../../../support/shops/demo-catalogue.ts'
import { createTemporaryFolder, openShop } from '../../../support/shops/open-shop.ts'
import { relevanceJudgements } from '../../../support/relevance-judgements.ts'
import type { Judgement } from '../../../support/relevance-judgements.ts'

const depth = 10

test('the mean nDCG@10 of the judged searches is at least 0.85 [P2.11]', async () => {
  const catalogueDir = await createTemporaryFolder()
  const products = listFacts(await writeDemoCatalogue(catalogueDir))
  const { call } = await openShop({ catalogueDir })
  const scores: number[] = []
  const lines: string[] = []
  for (const judgement of relevanceJudgements) {
    const grades = gradeProducts(judgement, products)
    const query = encodeURIComponent(judgement.text)
    const { body } = await call(`/api/v1/products?limit=12&query=${query}`, {
      headers: { 'x-locale': judgement.locale },
    })
    const results = [...body.data, ...(body.no_results?.nearest ?? [])]
    const found = results.map((product: { url_key: string }) => grades.get(product.url_key) ?? 0)
    const score = computeGain(found) / computeGain([...grades.values()].toSorted((a, b) => b - a))
    scores.push(score)
    lines.push(`${score.toFixed(2)}  ${judgement.locale}  ${judgement.text}`)
  }
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length
  expect(scores.length).toBeGreaterThanOrEqual(60)
  expect(mean, lines.join('\n')).toBeGreaterThanOrEqual(0.85)
})

/**
 * Computes the discounted cumulative gain of the first ten grades; see
 * https://en.wikipedia.org/wiki/Discounted_cumulative_gain.
 */
function computeGain(grades: readonly number[]): number {
  return grades
    .slice(0, depth)
    .reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0)
}

type Facts = ReadonlyMap<string, ReadonlySet<string>>

/** Lists the attributes of each product that judgements can refer to, by URL key. */
function listFacts({ packs }: Catalogue): Facts {
  return new Map(
    packs.flatMap((pack) => [
      [
        pack.slug,
        new Set([pack.slug, 'pack', ...listPackAttributes(pack), toKey(pack.key), `${pack.bpm}`]),
      ],
      ...pack.sounds.map(
        (sound) => [`${pack.slug}-${sound.slug}`, listSoundFacts(pack, sound)] as const,
      ),
    ]),
  )
}

function listSoundFacts(pack: CataloguePack, sound: CatalogueSound): Set<string> {
  const { slug, kind, instrument, tags, key, bpm } = sound
  return new Set([
    slug,
    kind,
    instrument,
    ...tags,
    ...listPackAttributes(pack),
    toKey(key),
    `${bpm}`,
  ])
}

function listPackAttributes({ genre, artist }: CataloguePack): string[] {
  return [genre.code, artist.slug]
}

function toKey(key: string | null): string {
  return (key ?? 'no key').toLowerCase().replace('#', '-sharp').replace(' ', '-')
}

/** Returns the grades of the relevant products; fails if a judgement matches nothing. */
function gradeProducts(judgement: Judgement, products: Facts): Map<string, number> {
  const grades = new Map<string, number>()
  for (const grade of [1, 2, 3] as const) {
    for (const selector of (judgement[grade] ?? '').split(' ').filter(Boolean)) {
      const requiredAttributes = selector.split('+')
      const keys = [...products].filter(([, facts]) =>
        requiredAttributes.every((fact) => facts.has(fact)),
      )
      expect(keys.length, `${judgement.text}: ${selector}`).toBeGreaterThan(0)
      for (const [key] of keys) grades.set(key, grade)
    }
  }
  return grades
}
