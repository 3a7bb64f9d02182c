/** Splits the standard error of a command into its first line, which names the shop, and the rest. */
export function splitShopLine(text: string): { shopLine: string; stderr: string } {
  const [, shopLine = '', stderr = ''] = /^(Shop: [^\n]*\n)?(.*)$/s.exec(text) ?? []
  return { shopLine, stderr }
}
