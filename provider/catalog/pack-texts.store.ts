import type { PackFacts, PackText } from './pack-tree.rules.ts'
import { formatDay } from '../platform/mail/format.ts'
import { fillPlaceholders } from '../platform/texts/fill-placeholders.ts'
import { packMessages } from './texts/pack-messages.ts'
import type { PackMessages } from './texts/pack-messages.ts'

/**
 * Writes the read-me and the license in the ZIP of a pack. The license has to be useful without the
 * shop: it names the sounds, the licensor, the date and a contact. All buyers receive the same file.
 */
export function writePackTexts(facts: PackFacts): PackText[] {
  const messages = packMessages[facts.language]
  const { name, artist, shop, licensor, contact, exampleFileName } = facts
  const date = formatDay(facts.releasedAt, facts.language)
  const counts = listCounts(facts, messages)
  const fill = (text: string) =>
    fillPlaceholders(text, {
      name,
      artist,
      shop,
      licensor,
      contact,
      exampleFileName,
      date,
      counts,
    })
  return [
    { fileName: messages.readMeFile, text: fill(messages.readMe) },
    { fileName: messages.licenseFile, text: fill(messages.license) },
  ]
}

function listCounts({ loops, oneShots }: PackFacts, messages: PackMessages): string {
  const loopCount = formatCount(loops, messages.loop, messages.loops)
  const oneShotCount = formatCount(oneShots, messages.oneShot, messages.oneShots)
  if (loops === 0) return oneShotCount
  if (oneShots === 0) return loopCount
  return fillPlaceholders(messages.loopsAndOneShots, { loops: loopCount, oneShots: oneShotCount })
}

function formatCount(count: number, one: string, other: string): string {
  return count === 1 ? one : fillPlaceholders(other, { count: String(count) })
}
