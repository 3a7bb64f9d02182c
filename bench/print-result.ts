/** Prints a benchmark result on one line. */
export function printResult(name: string, result: string): void {
  process.stdout.write(`${name}: ${result}\n`)
}
