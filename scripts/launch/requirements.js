import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readReport } from './results.js'
import { root } from './project.js'

const anyId = /\bR(?:H|\d+)\.\d+\b/g
const sidedIds = /\b(client|provider)((?:\s+R(?:H|\d+)\.\d+\b)+)/g

/**
 * Which requirements this run has proven: `{ total, missing, strict }`. An id is proven by a test with
 * that id in its own title that ran and passed; a provider call (R7) by one of either side.
 */
export function readRequirements(vitestFile, playwrightFile) {
  const { ids, strict } = JSON.parse(readFileSync(join(root, 'scripts/requirements.json'), 'utf8'))
  const titles = [...passedUnitTests(vitestFile), ...passedJourneys(playwrightFile)]
  return { total: ids.length, missing: missingOf(ids, titles), strict }
}

/** The ids without proof; those of R7 with the side that lacks it, such as `client R7.03`. */
export function missingOf(ids, titles) {
  const proven = new Set(titles.flatMap(provenBy))
  return ids
    .filter((id) => needs(id).some((proof) => !proven.has(proof)))
    .map((id) =>
      needs(id)
        .filter((proof) => !proven.has(proof))
        .join(' and '),
    )
}

function needs(id) {
  return id.startsWith('R7.') ? [`client ${id}`, `provider ${id}`] : [id]
}

function provenBy(title) {
  const sided = [...title.matchAll(sidedIds)].flatMap(([, side, ids]) =>
    ids
      .trim()
      .split(/\s+/)
      .map((id) => `${side} ${id}`),
  )
  return [...(title.match(anyId) ?? []), ...sided]
}

/** Own titles of the unit tests that passed; a name of a describe around them proves nothing. */
export function passedUnitTests(file) {
  const files = readReport(file)?.testResults ?? []
  return files
    .flatMap((result) => result.assertionResults)
    .filter((result) => result.status === 'passed')
    .map((result) => result.title)
}

/** Own titles of the journeys that passed at the first try; one that was expected to fail did not. */
export function passedJourneys(file) {
  return (readReport(file)?.suites ?? [])
    .flatMap(specsOf)
    .filter(hasPassed)
    .map((spec) => spec.title)
}

function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)]
}

function hasPassed({ tests }) {
  return (
    tests.length > 0 &&
    tests.every(
      ({ status, results }) =>
        status === 'expected' && results.some((result) => result.status === 'passed'),
    )
  )
}

/** What the run tells of its requirements, line by line. */
export function requirementLines({ total, missing }) {
  const line = `Requirements: ${total - missing.length} of ${total} proven`
  return missing.length === 0 ? [line] : [`Not proven: ${missing.join(', ')}`, line]
}
