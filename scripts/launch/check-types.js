import { findPinnedNode } from './pinned-node.js'
import { mustRun } from './run.js'

/**
 * Checks the types of all programs and tests. More checkers would be faster on idle cores, but each
 * computes the types of shared files again.
 */
export function checkTypes() {
  const command = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']
  return mustRun('The type check', findPinnedNode(), command)
}
