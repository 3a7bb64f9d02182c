import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { root } from './project.js'

/** Counts the passed, failed and skipped tests in a Vitest report. */
export function countVitest(file) {
  const report = readReport(file)
  if (!report) return countMissingReport()
  // A file that fails to load contains no tests, so it counts as one failure.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Counts the tests in a Playwright report; a test that passes only on a retry counts as failed. */
export function countPlaywright(file) {
  const report = readReport(file)
  if (!report) return countMissingReport()
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** Counts as one failure: a test run without a report did not finish. */
function countMissingReport() {
  return { passed: 0, failed: 1, skipped: 0 }
}

/** Returns the test files of both reports with the longest total duration, slowest first. */
export function findSlowestFiles({ vitest, playwright }, count) {
  return [
    ...getVitestDurations(readReport(vitest)),
    ...getPlaywrightDurations(readReport(playwright)),
  ]
    .toSorted((a, b) => b.seconds - a.seconds)
    .slice(0, count)
}

function getVitestDurations(report) {
  return (report?.testResults ?? []).map(({ name, startTime, endTime }) => ({
    file: relative(root, name),
    seconds: (endTime - startTime) / 1000,
  }))
}

function getPlaywrightDurations(report) {
  return (report?.suites ?? []).map((suite) => {
    const results = collectSpecs(suite).flatMap(({ tests }) =>
      tests.flatMap((test) => test.results),
    )
    const milliseconds = results.reduce((sum, { duration }) => sum + duration, 0)
    return { file: `e2e/${suite.file}`, seconds: milliseconds / 1000 }
  })
}

/**
 * Returns the failed tests in a Playwright report with the paths of their traces and screenshots.
 */
export function findFailedBrowserTests(file) {
  return (readReport(file)?.suites ?? []).flatMap(collectSpecs).flatMap((spec) => {
    if (spec.tests.every(({ status }) => status === 'expected' || status === 'skipped')) return []
    const results = spec.tests.flatMap((test) => test.results)
    const paths = results.flatMap((result) => result.attachments).map(({ path }) => path)
    return [{ title: spec.title, attachments: paths.filter(Boolean) }]
  })
}

/** Returns all tests in a Playwright suite, including those in nested suites. */
export function collectSpecs(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(collectSpecs)]
}

/** Returns the browser tests' note about the reference screenshots, or null. */
export function readReferenceNote(file) {
  const annotations = collectAnnotations(readReport(file) ?? {})
  return annotations.find(({ type }) => type === 'references')?.description ?? null
}

function collectAnnotations({ suites = [], specs = [], tests = [], annotations = [] }) {
  return [...annotations, ...[...suites, ...specs, ...tests].flatMap(collectAnnotations)]
}

/** Reads a test runner's JSON report; returns null if it is missing or unreadable. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
