import { readFileSync } from 'node:fs'

/** Adds up what the unit test runner reported: passed, failed and skipped tests. */
export function readVitest(file) {
  const report = readReport(file)
  if (!report) return broken()
  // A file that does not load has no tests to fail; it counts as one failure.
  const unloaded = report.testResults.filter(
    (result) => result.status === 'failed' && result.assertionResults.length === 0,
  ).length
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloaded,
    skipped: report.numPendingTests + report.numTodoTests,
  }
}

/** Adds up what the browser test runner reported; a test that passed on a second try counts as failed. */
export function readPlaywright(file) {
  const report = readReport(file)
  if (!report) return broken()
  const { expected, unexpected, flaky, skipped } = report.stats
  return { passed: expected, failed: unexpected + flaky + report.errors.length, skipped }
}

/** What the browser tests said about the reference pictures: compared with, or why not; null without a word. */
export function readReferences(file) {
  const said = annotationsIn(readReport(file) ?? {})
    .filter(({ type }) => type === 'references')
    .map(({ description }) => description)
  return said[0] ?? null
}

/** Every annotation of a report's tests, however deep its suites lie in each other. */
function annotationsIn({ suites = [], specs = [], tests = [], annotations = [] }) {
  return [...annotations, ...[...suites, ...specs, ...tests].flatMap(annotationsIn)]
}

/** A runner's report as it wrote it, or null where there is none to read. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** A runner that left no report did not do its work. */
function broken() {
  return { passed: 0, failed: 1, skipped: 0 }
}
