interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns whether the visitor saves data or has a 2G connection, as far as the browser tells: nothing is
 * fetched ahead then.
 */
export function isSlowConnection(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
