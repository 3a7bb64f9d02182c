import { findPinnedNode } from './pinned-node.js'
import { mustRun } from './run.js'

/**
 * Checks the types of all programs and tests. More than one checker would be faster on a machine with
 * idle cores, but each computes the types that files share again.
 */
export function checkTypes() {
  const command = ['node_modules/typescript/bin/tsc', '--noEmit', '--checkers', '1']
  return mustRun('The type check', findPinnedNode(), command)
}
