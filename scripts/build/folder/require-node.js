// Imported first, because an older Node fails at the first program with an error about a module.
const { node } = process.versions
if (Number.parseInt(node) < 24) {
  process.stderr.write(`This is Node ${node}; the shop needs Node 24 or newer.\n`)
  process.exit(1)
}
