interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns whether the visitor saves data or has a slow line, as far as the browser tells: nothing is
 * fetched ahead then.
 */
export function isLineSlow(
  connection: Connection | undefined = (navigator as { connection?: Connection }).connection,
): boolean {
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
