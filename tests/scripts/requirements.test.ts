import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  checkRequirements,
  findUnproven,
  formatRequirements,
  readPlaywrightTests,
  readRequirements,
  readVitestTests,
} from '../../scripts/launch/requirements.js'

const folder = mkdtempSync(join(tmpdir(), 'overtone-requirements-'))

function writeReport(name: string, content: unknown): string {
  const file = join(folder, name)
  writeFileSync(file, JSON.stringify(content))
  return file
}

function writeVitestReport(name: string, statuses: Record<string, string>): string {
  const assertionResults = Object.entries(statuses).map(([title, status]) => ({
    title,
    status,
    ancestorTitles: ['a describe block [R1.03]'],
    fullName: `a describe block [R1.03] ${title}`,
  }))
  return writeReport(name, { testResults: [{ assertionResults }] })
}

function createBrowserTest(title: string, status: string, result: string) {
  const results = result === '' ? [] : [{ status: result }]
  return { title, tests: [{ status, results }] }
}

function findMissing(ids: string[], titles: string[]): string[] {
  return findUnproven(ids, titles).map(({ missing }) => missing)
}

describe('the ids that a run covers', () => {
  test('a title covers an id only if it contains the whole id', () => {
    const ids = ['R2.01', 'RH.1']
    expect(findMissing(ids, ['the home page opens [R2.01]', 'dates [RH.1, R2.06]'])).toEqual([])
    expect(findMissing(ids, ['other [R2.011]', 'other [XR2.01]', 'other [RH.12]'])).toEqual(ids)
  })

  test('a provider call needs a client test and a provider test', () => {
    const ids = ['R7.01', 'R7.02', 'R7.03', 'R7.04', 'R7.05']
    const titles = [
      'a request [client R3.02 R7.01]',
      'a response [provider R7.01]',
      'a request [client R7.02]',
      'a page [R7.03]',
      'both sides [provider R7.04] [client R7.04]',
      'several [client R7.02, R7.05] [provider R7.02, R7.05]',
    ]
    expect(findMissing(ids, titles)).toEqual(['client R7.03 and provider R7.03'])
    expect(findMissing(ids, titles.slice(0, 3))).toContain('provider R7.02')
  })

  test('only the title of the unit test itself counts, and only if the test passed', () => {
    const statuses = ['passed', 'failed', 'skipped', 'todo', 'pending', 'disabled']
    const file = writeVitestReport('statuses.json', Object.fromEntries(statuses.map((s) => [s, s])))
    const tests = readVitestTests(file)
    expect(tests.filter(({ isPassed }) => isPassed).map(({ title }) => title)).toEqual(['passed'])
    expect(tests.filter(({ isFailed }) => isFailed).map(({ title }) => title)).toEqual(['failed'])
  })

  test('a browser test counts only if it passed without a retry, however deeply nested', () => {
    const specs = [
      createBrowserTest('failed', 'unexpected', 'failed'),
      createBrowserTest('flaky', 'flaky', 'passed'),
      createBrowserTest('skipped', 'skipped', 'skipped'),
      createBrowserTest('expected to fail', 'expected', 'failed'),
      createBrowserTest('did not run', 'expected', ''),
      createBrowserTest('passed', 'expected', 'passed'),
    ]
    const suites = [{ specs: [], suites: [{ specs: [], suites: [{ specs }] }] }]
    const tests = readPlaywrightTests(writeReport('playwright.json', { suites }))
    expect(tests.filter(({ isPassed }) => isPassed).map(({ title }) => title)).toEqual(['passed'])
    const failed = tests.filter(({ isFailed }) => isFailed).map(({ title }) => title)
    expect(failed).toEqual(['failed', 'flaky'])
  })
})

describe('the requirements of a run', () => {
  const missing = join(folder, 'missing.json')

  test('missing reports cover no requirements', () => {
    const result = checkRequirements({ vitest: missing, playwright: missing })
    expect(result.unproven.length).toBeGreaterThan(result.storefront.total)
    expect([result.product.proven, result.failing, result.unknown]).toEqual([0, [], []])
  })

  test('the registers contain the storefront and the product requirements', () => {
    const storefront = readRequirements('storefront')
    expect(storefront.size).toBeGreaterThan(100)
    expect([...storefront.keys()].every((id) => id.startsWith('R'))).toBe(true)
    const product = [...readRequirements('product').keys()]
    expect(product.length).toBeGreaterThan(50)
    expect(product.every((id) => id.startsWith('P'))).toBe(true)
  })

  test('a required product requirement without a passing test is reported, a planned one is not', () => {
    const { unproven } = checkRequirements({ vitest: missing, playwright: missing })
    const planned = [...readRequirements('product')].filter(([, { isPlanned }]) => isPlanned)
    expect(planned.length).toBeGreaterThan(0)
    const ids = unproven.map(({ id }) => id)
    expect(ids).toEqual(expect.arrayContaining(['P1.01', 'P9.06']))
    expect(planned.filter(([id]) => ids.includes(id))).toEqual([])
  })

  test('failing and unproven requirements are printed with their texts, unknown ids with their tests', () => {
    const vitest = writeVitestReport('some.json', {
      'a planned rule [P1.01]': 'passed',
      'a broken rule [R1.02]': 'failed',
      'a rule of nothing [R99.01]': 'passed',
    })
    const result = checkRequirements({ vitest, playwright: missing })
    expect(result.product.proven).toBe(1)
    const lines = formatRequirements(result)
    const text = readRequirements('storefront').get('R1.02')?.text
    expect(lines.slice(0, 2)).toEqual(['Requirements with a failing test:', `  R1.02  ${text}`])
    expect(lines.slice(2)).toContain(`  R1.02  ${text}`)
    expect(lines).toContain('  R99.01  in the test "a rule of nothing [R99.01]"')
    expect(lines.at(-2)).toBe(`Storefront requirements: 0 of ${result.storefront.total} proven`)
  })
})
