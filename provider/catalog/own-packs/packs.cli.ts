import type { ShopPlace } from '#shop/time-zone.ts'
import type { Database } from '../../platform/database/database.ts'
import { formatEuros } from '../../platform/terminal/format-euros.ts'
import type { Output } from '../../platform/terminal/progress.ts'
import { changePackPrice, publishOwnPack, withdrawOwnPack } from './manage-packs.ts'

interface PublishContext {
  readonly output: Output
  readonly shop: ShopPlace
  readonly now?: Date
}

/** Publishes a pack or withdraws it from sale, and prints its release day; returns true. */
export async function publishPack(
  db: Database,
  slug: string,
  isPublished: boolean,
  { output, shop, now = new Date() }: PublishContext,
): Promise<boolean> {
  const releasesOn = await publishOwnPack(db, slug, isPublished, { shop, now })
  const sale = releasesOn === null ? 'is on sale' : `is sold from ${releasesOn} on`
  report(output, slug, isPublished ? sale : 'is off sale; those who bought it keep it')
  return true
}

/** Changes the price of a pack, or of a sound sold separately; returns true. */
export async function changePrice(
  db: Database,
  command: { readonly pack: string; readonly sound: string | null; readonly cents: number },
  output: Output,
  now: Date = new Date(),
): Promise<boolean> {
  const slug = await changePackPrice(db, command, now)
  report(output, slug, `costs ${formatEuros(command.cents)}`)
  return true
}

/** Withdraws a pack from sale permanently and removes unused files; returns true. */
export async function removePack(
  db: Database,
  slug: string,
  { output, removeFiles }: { readonly output: Output; readonly removeFiles: () => Promise<void> },
): Promise<boolean> {
  await withdrawOwnPack(db, slug)
  await removeFiles()
  report(output, slug, 'is removed; those who bought it keep it')
  return true
}

function report(output: Output, slug: string, what: string): void {
  output.print(
    output.isJson ? JSON.stringify({ event: 'changed', pack: slug, what }) : `${slug} ${what}.`,
  )
}
