import { formatDay } from '../platform/mail/format.ts'
import { getTexts } from '../texts/texts.ts'
import type { Texts } from '../texts/texts.ts'
import type { PackFacts, PackText } from './pack-tree.rules.ts'

/**
 * Writes the readme and the license of a pack ZIP. The license must be useful without the shop, so
 * it names the sounds, the licensor, the date and a contact. All buyers receive the same file.
 */
export function writePackTexts(facts: PackFacts): PackText[] {
  const { language, name, artist, shop, licensor, contact, exampleFileName } = facts
  const texts = getTexts(facts, language)
  const date = formatDay(facts.releasedAt, language)
  const counts = listCounts(facts, texts)
  return [
    {
      fileName: texts.pack_file_read_me_file(),
      text: texts.pack_file_read_me({ name, artist, shop, contact, exampleFileName, date, counts }),
    },
    {
      fileName: texts.pack_file_license_file(),
      text: texts.pack_file_license({ name, licensor, shop, date, contact }),
    },
  ]
}

function listCounts({ loops, oneShots }: PackFacts, texts: Texts): string {
  const loopCount = texts.pack_file_loops({ count: loops })
  const oneShotCount = texts.pack_file_one_shots({ count: oneShots })
  if (loops === 0) return oneShotCount
  if (oneShots === 0) return loopCount
  return texts.pack_file_loops_and_one_shots({ loops: loopCount, oneShots: oneShotCount })
}
