import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './project.js'
import { readReport, collectSpecs } from './results.js'

const idPattern = /\b(?:R(?:H|\d+)|P\d+)\.\d+\b/g
const rowPattern = /^\| *([RP](?:H|\d+)\.\d+) *\|(?: *(required|planned) *\|)? *(.*?) *\|$/gm
const sidePattern = /\b(client|provider)((?:[\s,]+R(?:H|\d+)\.\d+\b)+)/g

/**
 * Compares the requirements in `docs/requirements` with the results of a test run. A passing test
 * proves every id in its own title. Each required id must be proven, and a provider call (R7) both
 * as `client R7.01` and as `provider R7.01`; planned ids may be unproven. Titles must not contain
 * unknown ids.
 */
export function checkRequirements(reports) {
  const storefront = readRequirements('storefront')
  const product = readRequirements('product')
  const tests = [...readVitestTests(reports.vitest), ...readPlaywrightTests(reports.playwright)]
  const failed = tests.filter((test) => test.isFailed)
  const passedTitles = tests.filter((test) => test.isPassed).map(({ title }) => title)
  const requirements = new Map([...storefront, ...product])
  const required = [...requirements].filter(([, { isPlanned }]) => !isPlanned).map(([id]) => id)
  const count = (register) => ({
    total: register.size,
    proven: register.size - findUnproven([...register.keys()], passedTitles).length,
  })
  return {
    texts: new Map([...requirements].map(([id, { text }]) => [id, text])),
    unproven: findUnproven(required, passedTitles),
    storefront: count(storefront),
    product: count(product),
    failing: [...new Set(failed.flatMap(({ title }) => findIds(title)))].filter((id) =>
      requirements.has(id),
    ),
    unknown: tests.flatMap(({ title }) =>
      findIds(title)
        .filter((id) => !requirements.has(id))
        .map((id) => ({ id, title })),
    ),
  }
}

/**
 * Reads the rows of a register, `| R2.07 | text |`; a row of the product register also has a state,
 * `| P4.01 | planned | text |`.
 * @returns {Map<string, { text: string, isPlanned: boolean }>}
 */
export function readRequirements(name) {
  const file = join(root, 'docs/requirements', `${name}.md`)
  const rows = readFileSync(file, 'utf8').matchAll(rowPattern)
  return new Map(
    [...rows].map(([, id, state, text]) => [id, { text, isPlanned: state === 'planned' }]),
  )
}

/**
 * Returns the ids not proven by any title; ids of R7 include the missing side, such as `client
 * R7.03`.
 * @returns {{ id: string, missing: string }[]}
 */
export function findUnproven(ids, titles) {
  const proven = new Set(titles.flatMap(findProofs))
  return ids.flatMap((id) => {
    const missing = getRequiredProofs(id).filter((proof) => !proven.has(proof))
    return missing.length === 0 ? [] : [{ id, missing: missing.join(' and ') }]
  })
}

function getRequiredProofs(id) {
  return id.startsWith('R7.') ? [`client ${id}`, `provider ${id}`] : [id]
}

function findProofs(title) {
  const sides = [...title.matchAll(sidePattern)].flatMap(([, side, ids]) =>
    findIds(ids).map((id) => `${side} ${id}`),
  )
  return [...findIds(title), ...sides]
}

function findIds(title) {
  return title.match(idPattern) ?? []
}

/**
 * Returns the tests in a Vitest report with their own titles, and apart from them those of the describe
 * blocks around them.
 * @returns {{ groups: string[], title: string, isPassed: boolean, isFailed: boolean }[]}
 */
export function readVitestTests(file) {
  return (readReport(file)?.testResults ?? [])
    .flatMap((result) => result.assertionResults)
    .map(({ ancestorTitles, title, status }) => ({
      groups: ancestorTitles,
      title,
      isPassed: status === 'passed',
      isFailed: status === 'failed',
    }))
}

/**
 * Returns the tests in a Playwright report. A test that fails as expected counts neither as passed nor
 * as failed; a flaky one counts as failed.
 * @returns {{ groups: string[], title: string, isPassed: boolean, isFailed: boolean }[]}
 */
export function readPlaywrightTests(file) {
  return (readReport(file)?.suites ?? []).flatMap(collectSpecs).map(({ title, tests }) => ({
    groups: [],
    title,
    isPassed:
      tests.length > 0 &&
      tests.every(
        ({ status, results }) =>
          status === 'expected' && results.some((result) => result.status === 'passed'),
      ),
    isFailed: tests.some(({ status }) => status === 'unexpected' || status === 'flaky'),
  }))
}

/** Formats the result as lines to print, with the totals last. */
export function formatRequirements(result) {
  const { texts, storefront, unproven, product, failing, unknown } = result
  const section = (heading, lines) => (lines.length === 0 ? [] : [heading, ...lines])
  const describe = (label, id) => `  ${label}  ${texts.get(id)}`
  return [
    ...section(
      'Requirements with a failing test:',
      failing.map((id) => describe(id, id)),
    ),
    ...section(
      'Requirements without a passing test:',
      unproven.map(({ id, missing }) => describe(missing, id)),
    ),
    ...section(
      'Unknown requirement ids:',
      unknown.map(({ id, title }) => `  ${id}  in the test "${title}"`),
    ),
    `Storefront requirements: ${storefront.proven} of ${storefront.total} proven`,
    `Product requirements: ${product.proven} of ${product.total} proven`,
  ]
}
