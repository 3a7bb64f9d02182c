// Runs the shop in one process; `node shop.js serve` runs it in several.
await import('./programs/server.js')
