// Runs the shop in one process; `node shop.js serve` runs it in several.
import './require-node.js'

await import('./programs/server.js')
