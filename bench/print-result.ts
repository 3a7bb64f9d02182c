/** Prints one result of the benchmark as a line. */
export function printResult(name: string, result: string): void {
  process.stdout.write(`${name}: ${result}\n`)
}
