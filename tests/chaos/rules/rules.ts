import type { Books } from '../books.ts'

/** Rules by the sentence that reports a violation; each returns the rows that violate it. */
export type Rules = Readonly<Record<string, (books: Books) => readonly unknown[]>>

/** Returns one sentence per violated rule, with up to three examples. */
export function applyRules(rules: Rules, books: Books): string[] {
  return Object.entries(rules).flatMap(([rule, find]) => {
    const found = find(books)
    return found.length === 0 ? [] : [formatViolation(rule, found)]
  })
}

/** Formats a violation as one sentence with up to three examples. */
export function formatViolation(rule: string, found: readonly unknown[]): string {
  const examples = found.slice(0, 3).map((one) => JSON.stringify(one))
  return `${rule}: ${examples.join(', ')}${found.length > 3 ? ` and ${found.length - 3} more` : ''}`
}

/** Groups rows by a key; a missing key has an empty group. */
export function groupRows<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key) {
  const groups = Map.groupBy(rows, getKey)
  return (key: Key): readonly Row[] => groups.get(key) ?? []
}

/** Returns the keys that several rows have. */
export function findDuplicates<Row, Key>(rows: readonly Row[], getKey: (row: Row) => Key): Key[] {
  return [...Map.groupBy(rows, getKey)].filter(([, group]) => group.length > 1).map(([key]) => key)
}

/** Sums an amount over the rows. */
export function sumOf<Row>(rows: readonly Row[], getAmount: (row: Row) => number): number {
  return rows.reduce((total, row) => total + getAmount(row), 0)
}

/** Returns whether two lists contain the same values in any order. */
export function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return JSON.stringify(one.toSorted()) === JSON.stringify(other.toSorted())
}
