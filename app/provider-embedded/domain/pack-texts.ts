/** The facts that the texts in the ZIP of a pack state. */
export interface PackFacts {
  readonly name: string
  readonly artist: string
  /** The name of the shop that sells it. */
  readonly shop: string
  /** Who grants the license, such as the artist. */
  readonly licensor: string
  /** ISO date. */
  readonly releasedAt: string
  /** Email address for questions. */
  readonly contact: string
  readonly loops: number
  readonly oneShots: number
  /** The file name of one of the sounds. */
  readonly exampleFileName: string
}

/**
 * Writes the license in the ZIP of a pack, which has to be useful without the shop: it names the
 * sounds, the licensor, the date and a contact. It is in English, because all buyers receive the
 * same file.
 */
export function writeLicense({ name, shop, licensor, releasedAt, contact }: PackFacts): string {
  return `License for the sounds of ${name}

Licensor: ${licensor}
Sold by: ${shop}
Date: ${formatDate(releasedAt)}
Contact: ${contact}

You may use these sounds in your own music, films, games, podcasts and performances, including
commercially, anywhere in the world, with no further payment, no time limit and no credit required.

You may not distribute them on their own or lightly edited, whether by selling them, giving them
away or including them in a sample library or an instrument.
`
}

/** Writes the read-me in the ZIP of a pack. */
export function writeReadMe(facts: PackFacts): string {
  return `${facts.name}
by ${facts.artist}

${listCounts(facts)}, as WAV files in folders by instrument.
Released on ${formatDate(facts.releasedAt)} at ${facts.shop}.

File names
  ${facts.exampleFileName}
  Shop, pack, tempo in BPM, instrument, key or root note, and name; parts that do not apply are left
  out. A sharp is written as s: Fsm is F sharp minor.

License
  The sounds are yours to use in your own work, including commercially. License.txt has the details.

Questions
  ${facts.contact}
`
}

function listCounts({ loops, oneShots }: PackFacts): string {
  const counts = [formatCount(loops, 'loop'), formatCount(oneShots, 'one-shot')]
  return counts.filter((count) => count !== '').join(' and ')
}

function formatCount(count: number, noun: string): string {
  return count === 0 ? '' : `${count} ${noun}${count === 1 ? '' : 's'}`
}

function formatDate(isoDate: string): string {
  return new Date(isoDate).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
