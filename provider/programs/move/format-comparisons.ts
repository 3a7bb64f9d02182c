import type { Comparison, Summary } from './compare-tables.ts'

/** The number of checksum digits displayed. */
const checksumDigits = 16

/** Formats the comparisons as a table. */
export function formatComparisons(comparisons: readonly Comparison[]): string {
  const cells = [['table', 'rows', 'SHA-256', ''], ...comparisons.flatMap(toRows)]
  const widths = [0, 1, 2].map((column) =>
    Math.max(...cells.map((row) => row[column]?.length ?? 0)),
  )
  return cells
    .map(([table = '', rows = '', checksum = '', result = '']) => {
      const [tableWidth = 0, rowsWidth = 0, checksumWidth = 0] = widths
      const parts = [table.padEnd(tableWidth), rows.padStart(rowsWidth)]
      return [...parts, checksum.padEnd(checksumWidth), result].join('  ').trimEnd()
    })
    .join('\n')
}

function toRows({ table, source, target, isEqual }: Comparison): string[][] {
  if (isEqual) return [toRow(table, source, 'equal in both')]
  return [toRow(table, source, 'in the source'), toRow(table, target, 'in the target, DIFFERENT')]
}

function toRow(table: string, { rows, checksum }: Summary, result: string): string[] {
  return [table, String(rows), checksum.slice(0, checksumDigits), result]
}
