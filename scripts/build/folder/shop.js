// The owner's commands, and the programs beside the shop, which the first argument names.
import './require-node.js'

const programs = {
  catalog: './programs/catalog.js',
  move: './programs/move.js',
  provider: './programs/provider.js',
  serve: './programs/serve.js',
}
const [name] = process.argv.slice(2)

if (Object.hasOwn(programs, name ?? '')) {
  process.argv.splice(2, 1)
  await import(programs[name])
} else if (name === 'import' || name === 'export') {
  await import(programs.catalog)
} else {
  await import('./programs/owner.js')
}
