/** Returns spellings of a path that a router treats as equal but a string comparison does not. */
export function listSpellings(path: string): readonly string[] {
  const encode = (character: string) => `%${character.charCodeAt(0).toString(16)}`
  const letters = [...path].flatMap((character, index) => {
    if (!/[a-z]/i.test(character)) return []
    const [before, after] = [path.slice(0, index), path.slice(index + 1)]
    return [encode(character), encode(character).toUpperCase(), character.toUpperCase()].map(
      (other) => before + other + after,
    )
  })
  const slashes = [...path].flatMap((character, index) => {
    if (character !== '/') return []
    const [before, after] = [path.slice(0, index), path.slice(index + 1)]
    return ['//', '/./', '/%2e/', '/x/../', '/x/%2E%2e/', '/\\', '/%5C', '/%2F'].map(
      (other) => before + other + after,
    )
  })
  const whole = path.replaceAll(/[a-z]/gi, encode)
  const ends = ['/', '//', '/.', '%20', '%00', '%0A', '%09', '%2F', ';', ';a=1', '%3F', '%23', '.']
  return [
    ...letters,
    ...slashes,
    whole,
    whole.replaceAll('%', '%25'),
    ...ends.map((end) => path + end),
  ]
}
