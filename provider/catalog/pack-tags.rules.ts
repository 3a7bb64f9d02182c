import type { CataloguePack } from './catalogue.ts'

/** How many tags a pack has besides those that the label states about it. */
const maxCommonTags = 4

/**
 * Chooses the tags of a pack: those that the label states about it, and the most frequent ones of
 * its sounds. A word that suits one sound of fifty says nothing about the pack.
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
