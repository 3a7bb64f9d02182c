import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { defaultLimits } from '#provider/platform/http/rate-limits.rules.ts'
import { securityEvents } from '#provider/contract/security-events.ts'

const text = readFileSync(resolve(import.meta.dirname, '../../docs/security.md'), 'utf8')

/**
 * The number of level 1 and 2 requirements in each section of OWASP ASVS 5.0.0; those of level 3
 * follow them. Chapters 10 (OAuth) and 17 (WebRTC) do not apply.
 * https://github.com/OWASP/ASVS/tree/v5.0.0_release/5.0
 */
const requirementCounts: Readonly<Record<string, readonly number[]>> = {
  1: [2, 9, 11, 3, 2],
  2: [3, 3, 4, 1],
  3: [0, 2, 4, 6, 5, 0, 2],
  4: [3, 1, 2, 4],
  5: [1, 3, 2, 3],
  6: [3, 12, 4, 4, 5, 3, 0, 4],
  7: [3, 4, 2, 5, 2, 2],
  8: [2, 3, 1, 1],
  9: [3, 4],
  11: [2, 3, 3, 4, 1, 1],
  12: [3, 2, 4],
  13: [1, 5, 2, 5],
  14: [2, 4, 3],
  15: [3, 3, 7],
  16: [1, 5, 4, 3, 3],
}

const requirements = Object.entries(requirementCounts).flatMap(([chapter, counts]) =>
  counts.flatMap((count, section) =>
    Array.from({ length: count }, (_, number) => `${chapter}.${section + 1}.${number + 1}`),
  ),
)

/** The states of a requirement, in the column order of the chapter table. */
const states = ['met', 'partly', 'not met', 'operator', 'not applicable']

/** Returns the text below a heading, up to the next heading of the same level. */
function readSection(heading: string): string {
  const level = heading.replace(/[^#].*$/, '')
  const [, below = ''] = text.split(`\n${heading}\n`)
  return below.split(`\n${level} `)[0] ?? ''
}

/** Returns the table rows of a section as arrays of cells, without header rows. */
function readRows(section: string): string[][] {
  return section
    .split('\n')
    .filter((line, index, lines) => line.startsWith('| ') && !lines[index + 1]?.startsWith('|--'))
    .map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
}

/** Returns the requirement ids in a text; `1.2.5 to 1.2.7` is expanded to three. */
function findIds(content: string): string[] {
  return [...content.matchAll(/(\d+\.\d+\.)(\d+)(?: to \1(\d+))?/g)].flatMap(
    ([, section = '', first = '', last = first]) =>
      Array.from(
        { length: Number(last) - Number(first) + 1 },
        (_, index) => `${section}${Number(first) + index}`,
      ),
  )
}

const asvs = readSection('## OWASP ASVS 5.0')
const controls = readRows(readSection('## Controls')).map(
  ([area = '', control = '', tests = '', ids = '']) => ({ area, control, tests, ids }),
)

/** The sections that meet the documentation requirements. */
const documented = [...asvs.matchAll(/([\d., \n]+) in\n?\s?\[([^\]]+)\]\(#/g)].map(
  ([, ids = '', title = '']) => ({ ids, title }),
)

/** The requirements that are not fully met. */
const others = ['### What is not met', '### What the operator does, and what does not apply']
  .flatMap((heading) => readRows(readSection(heading)))
  .map((row) => ({
    ids: row[0] ?? '',
    state: row.find((cell) => states.includes(cell)) ?? '',
    reason: row.at(-1) ?? '',
  }))

/** Returns each requirement with its state, in document order. */
function listRequirements(): { readonly id: string; readonly state: string }[] {
  const met = [...controls, ...documented].map(({ ids }) => ({ ids, state: 'met' }))
  return [...met, ...others].flatMap(({ ids, state }) => findIds(ids).map((id) => ({ id, state })))
}

describe('the security documentation', () => {
  test('covers each requirement of ASVS 5.0 level 2 exactly once [P8.10]', () => {
    expect(requirements).toHaveLength(217)
    expect(
      listRequirements()
        .map(({ id }) => id)
        .toSorted(),
    ).toEqual(requirements.toSorted())
  })

  test('counts the requirements of each chapter by their state [P8.10]', () => {
    const rows = readRows(asvs.split('\n\n').find((part) => part.startsWith('| chapter')) ?? '')
    expect(rows).toHaveLength(Object.keys(requirementCounts).length)
    for (const [chapter = '', ...counts] of rows) {
      const chapterRequirements = listRequirements().filter(({ id }) =>
        id.startsWith(`${chapter.split(' ')[0]}.`),
      )
      const expected = states.map((state) =>
        chapterRequirements.filter((requirement) => requirement.state === state),
      )
      expect([chapter, ...counts]).toEqual([chapter, ...expected.map(({ length }) => `${length}`)])
    }
  })

  test('has a section for each documentation requirement [P8.10]', () => {
    expect(documented).toHaveLength(10)
    for (const { ids, title } of documented) {
      expect([ids, readSection(`## ${title}`).trim().length > 200]).toEqual([ids, true])
    }
  })

  test('names a test for each control, or says that there is none [P8.10]', () => {
    expect(controls.length).toBeGreaterThan(40)
    for (const { control, tests } of controls) {
      const names = quoteNames(tests)
      const isProven = names.length > 0 && names.every((name) => /\.(test|spec)\.tsx?$/.test(name))
      expect([control, isProven || control.endsWith('(no test)')]).toEqual([control, true])
    }
  })

  test('has a state and a reason for each requirement that is not fully met [P8.10]', () => {
    for (const { ids, state, reason } of others) {
      expect([ids, states.includes(state), reason.length > 15]).toEqual([ids, true, true])
    }
  })

  test('states the value of each limit', () => {
    const section = readSection('## Limits')
    const numbers = Object.entries(defaultLimits).map(
      ([name, { points }]) => `\`${name}\` ${points}`,
    )
    expect(numbers.filter((text) => !new RegExp(`${text}(?!\\d)`).test(section))).toEqual([])
  })

  test('lists each event of the security log', () => {
    const section = readSection('## Log inventory')
    const events = Object.keys(securityEvents)
    expect(events.filter((event) => !section.includes(`\`${event}\``))).toEqual([])
  })
})

function quoteNames(content: string): string[] {
  return [...content.matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
}
