import { createHash } from 'node:crypto'

/** A page without nonces, and the hashes of its inline scripts, such as `sha256-…`. */
interface HashedPage {
  readonly html: string
  readonly scriptHashes: readonly string[]
}

/**
 * Removes the nonce from a page and returns the hashes of the inline scripts that had it, for a
 * content security policy (CSP Level 3, section 2.3.1). An injected script has no nonce, so its
 * hash is not returned.
 */
export function replaceNonceWithHashes(page: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`
  const removeNonce = (text: string) => text.replaceAll(attribute, '')
  const scripts = [...page.matchAll(/<script([^>]*)>([^]*?)<\/script>/g)]
  const hashes = scripts.flatMap((script) => {
    const [, attributes = '', content = ''] = script
    const isTrusted = attributes.includes(attribute) && content !== ''
    return isTrusted ? [hashScript(removeNonce(content))] : []
  })
  return {
    scriptHashes: [...new Set(hashes)],
    html: removeNonce(page.replace(`<meta property="csp-nonce" content="${nonce}"/>`, '')),
  }
}

function hashScript(content: string): string {
  return `sha256-${createHash('sha256').update(content).digest('base64')}`
}
