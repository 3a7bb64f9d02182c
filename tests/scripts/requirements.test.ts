import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  missingOf,
  passedJourneys,
  passedUnitTests,
  readRequirements,
  requirementLines,
} from '../../scripts/launch/requirements.js'

const folder = mkdtempSync(join(tmpdir(), 'overtone-requirements-'))

function report(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

function journey(title: string, status: string, result: string) {
  const results = result === '' ? [] : [{ status: result }]
  return { title, tests: [{ status, results }] }
}

describe('which requirements a run has proven', () => {
  test('an id needs a title that names it, whole', () => {
    expect(missingOf(['R2.01', 'RH.1'], ['R2.01 home opens', 'RH.1 R2.06 dates'])).toEqual([])
    expect(missingOf(['R2.01', 'RH.1'], ['R2.011 other', 'XR2.01 other', 'RH.12 other'])).toEqual([
      'R2.01',
      'RH.1',
    ])
  })

  test('a provider call needs both sides', () => {
    const ids = ['R7.01', 'R7.02', 'R7.03', 'R7.04']
    const titles = [
      'client R3.02 R7.01 asks',
      'provider R7.01 answers',
      'client R7.02 asks',
      'R7.03 a journey',
      'provider R7.04: client R7.04 too',
    ]
    expect(missingOf(ids, titles)).toEqual(['provider R7.02', 'client R7.03 and provider R7.03'])
  })

  test('of unit tests only those that passed count, by their own titles', () => {
    const result = (title: string, status: string) => ({
      title,
      status,
      ancestorTitles: ['R1.03 a describe'],
      fullName: `R1.03 a describe ${title}`,
    })
    const statuses = ['passed', 'failed', 'skipped', 'todo', 'pending', 'disabled']
    const assertionResults = statuses.map((status) => result(`${status} one`, status))
    const file = report('vitest.json', { testResults: [{ assertionResults }] })
    expect(passedUnitTests(file)).toEqual(['passed one'])
  })

  test('of journeys only those that ran and passed at once count, however deep they stand', () => {
    const specs = [
      journey('failed', 'unexpected', 'failed'),
      journey('flaky', 'flaky', 'passed'),
      journey('skipped', 'skipped', 'skipped'),
      journey('known to fail', 'expected', 'failed'),
      journey('never ran', 'expected', ''),
      journey('passed', 'expected', 'passed'),
    ]
    const file = report('playwright.json', {
      suites: [{ specs: [], suites: [{ specs: [], suites: [{ specs }] }] }],
    })
    expect(passedJourneys(file)).toEqual(['passed'])
  })

  test('runs that left no report prove nothing', () => {
    const gone = join(folder, 'gone.json')
    const { total, missing } = readRequirements(gone, gone)
    expect(total).toBe(112)
    expect(missing).toHaveLength(112)
  })

  test('what is missing is named before the count', () => {
    expect(requirementLines({ total: 3, missing: ['R2.01', 'client R7.03'] })).toEqual([
      'Not proven: R2.01, client R7.03',
      'Requirements: 1 of 3 proven',
    ])
    expect(requirementLines({ total: 3, missing: [] })).toEqual(['Requirements: 3 of 3 proven'])
  })
})
