import type { CataloguePack } from './catalogue.ts'

/** The maximum number of tags in addition to those stated by the label. */
const maxCommonTags = 4

/**
 * Chooses the tags of a pack: those stated by the label, and the most frequent ones of its sounds,
 * because rare tags do not describe the pack.
 */
export function choosePackTags({
  tags: stated = [],
  sounds,
}: Pick<CataloguePack, 'tags' | 'sounds'>): string[] {
  const counts = new Map<string, number>()
  for (const tag of sounds.flatMap((sound) => sound.tags)) {
    if (!stated.includes(tag)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  }
  const common = [...counts]
    .toSorted(([, first], [, second]) => second - first)
    .slice(0, maxCommonTags)
    .map(([tag]) => tag)
  return [...new Set([...stated, ...common])]
}
