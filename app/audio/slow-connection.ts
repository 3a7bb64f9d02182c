interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/**
 * Returns whether the browser reports data saving or a 2G connection; nothing is prefetched then.
 */
export function isSlowConnection(): boolean {
  const { connection } = (globalThis.navigator ?? {}) as { readonly connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
