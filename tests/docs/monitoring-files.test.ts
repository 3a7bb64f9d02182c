import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parse } from 'yaml'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { counters, gauges, histograms } from '#provider/contract/metrics.ts'
import { webhookPaths } from '#provider/payments/payment-services.ts'
import { createMetrics, formatMetrics } from '#provider/platform/telemetry/metrics.ts'

const root = resolve(import.meta.dirname, '../..')
const read = (path: string) => readFileSync(resolve(root, path), 'utf8')

const rulesSchema = z.object({
  groups: z.array(
    z.object({
      rules: z.array(
        z.object({
          alert: z.string(),
          expr: z.string(),
          labels: z.object({ severity: z.enum(['page', 'ticket']) }),
          annotations: z.object({ description: z.string() }),
        }),
      ),
    }),
  ),
})

const dashboardSchema = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })) })),
})

const rules = rulesSchema
  .parse(parse(read('deploy/monitoring/alerts.yml')))
  .groups.flatMap((group) => group.rules)

const dashboard = dashboardSchema.parse(JSON.parse(read('deploy/monitoring/dashboard.json')))

const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
]

/** Labels that Prometheus adds, and that of the buckets of a histogram. */
const ownLabels = ['job', 'instance', 'le']

const definitions: Readonly<Record<string, { readonly labels: readonly string[] }>> = {
  ...counters,
  ...histograms,
  ...gauges,
}

/** Returns the names of the metrics in an expression. */
function findMetrics(expression: string): string[] {
  const withoutLabels = expression.replaceAll(/\{[^}]*\}/g, '').replaceAll(/by \([^)]*\)/g, '')
  return withoutLabels.match(/\b(?:overtone|process|nodejs)_\w+/g) ?? []
}

const toBaseName = (name: string) => name.replace(/_(?:bucket|count|sum)$/, '')

/** Returns the metrics of a scrape in which every one of the shop has been used. */
async function scrape(): Promise<ReadonlySet<string>> {
  const metrics = createMetrics()
  const fill = (labels: readonly string[]) =>
    Object.fromEntries(labels.map((label) => [label, 'x'])) as never
  for (const [name, { labels }] of Object.entries(counters))
    metrics.count(name as keyof typeof counters, fill(labels))
  for (const [name, { labels }] of Object.entries(histograms))
    metrics.observe(name as keyof typeof histograms, fill(labels), 1)
  metrics.addGauges(async () =>
    Object.entries(gauges).map(([name, { labels }]) => ({
      name: name as keyof typeof gauges,
      labels: fill(labels),
      value: 1,
    })),
  )
  const text = await formatMetrics([await metrics.read()])
  return new Set(text.match(/^[a-z]\w+/gm))
}

test('all metrics of the rules and the dashboard are in a scrape [P9.07]', async () => {
  const scraped = await scrape()
  const used = new Set(expressions.flatMap(findMetrics))
  expect(used.size).toBeGreaterThan(15)
  expect([...used].filter((name) => !scraped.has(name))).toEqual([])
})

test('all labels of the rules and the dashboard belong to their metrics [P9.07]', () => {
  const unknown = expressions.flatMap((expression) => {
    const selected = [...expression.matchAll(/(\w+)\{([^}]*)\}/g)].flatMap(([, name = '', text]) =>
      [...(text ?? '').matchAll(/(\w+)\s*[=!]/g)].map(([, label = '']) => ({
        label,
        known: definitions[toBaseName(name)]?.labels ?? [],
      })),
    )
    const metrics = findMetrics(expression).map(toBaseName)
    const known = metrics.flatMap((name) => definitions[name]?.labels ?? [])
    const grouped = [...expression.matchAll(/by \(([^)]*)\)/g)].flatMap(([, text = '']) =>
      text.split(',').map((label) => ({ label: label.trim(), known })),
    )
    return [...selected, ...grouped]
      .filter((use) => ![...use.known, ...ownLabels].includes(use.label))
      .map(({ label }) => `${label} in ${expression}`)
  })
  expect(unknown).toEqual([])
})

test('every alert is explained and has a test of its own [P9.07]', () => {
  const page = read('docs/alerts.md')
  const tests = read('deploy/monitoring/alerts.test.yml')
  for (const { alert, annotations } of rules) {
    expect(page).toContain(`\n## ${alert}\n`)
    expect(annotations.description).toBe(`See docs/alerts.md#${alert.toLowerCase()}`)
    expect(tests).toMatch(new RegExp(`alertname: ${alert}\\n +exp_alerts:`))
  }
})

test('the rule for webhooks selects the paths of all of them [P9.07]', () => {
  const rule = rules.find(({ alert }) => alert === 'WebhooksFail')
  const pattern = new RegExp(`^${/route=~"([^"]*)"/.exec(rule?.expr ?? '')?.[1]}$`)
  expect(webhookPaths.length).toBeGreaterThan(0)
  expect(webhookPaths.filter((path) => !pattern.test(path))).toEqual([])
})
