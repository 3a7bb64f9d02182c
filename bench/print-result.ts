/** Prints one line of the benchmark. */
export function printResult(name: string, result: string): void {
  process.stdout.write(`${name}: ${result}\n`)
}
