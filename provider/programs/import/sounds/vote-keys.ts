import { nameKey } from '../../analysis/measure/key.ts'
import type { SoundAnalysis } from '../../analysis/sound-analysis.ts'
import { parseKey } from '../../../platform/sound/key.ts'

/** The fewest loops whose ratings can agree on a key. */
const minVoters = 3
/** What a stated key of another sound adds to its rating, as one loop's vote. */
const statedVote = 1
/** What a root adds to the keys of which it is the tonic. */
const rootVote = 0.2
/** Loops that no key suits better, such as drums, do not vote. */
const minBestRating = 0.6
/** How much less the pack's key can suit a loop than its best key. */
const maxSacrifice = 0.25
const minRating = 0.45
/** The confidence in a key that the pack has chosen, at its least and at most. */
const confidence = { min: 0.6, max: 0.9 } as const

/** What the vote reads and may change. */
type VotingSound = Pick<SoundAnalysis, 'kind' | 'key' | 'keyRatings'>

/**
 * Gives the loops of a pack the key that suits all of them best, if it suits them nearly as well as
 * the best of their own, because packs are mostly in one key. Stated keys vote, but never change.
 */
export function voteKeys<Sound extends VotingSound>(sounds: readonly Sound[]): Sound[] {
  const voters = sounds.filter(({ keyRatings }) => isVoter(keyRatings))
  if (voters.length < minVoters) return [...sounds]
  const totals = countVotes(sounds)
  const winner = totals.indexOf(Math.max(...totals))
  return sounds.map((sound) => {
    const { keyRatings } = sound
    if (keyRatings === null || !isVoter(keyRatings)) return sound
    const rating = keyRatings[winner] ?? 0
    const sacrifice = Math.max(...keyRatings) - rating
    if (rating < minRating || sacrifice > maxSacrifice) return sound
    const certainty = Math.max(0, 1 - sacrifice / maxSacrifice) * Math.min(1, rating)
    const found = confidence.min + (confidence.max - confidence.min) * certainty
    const key = {
      value: nameKey(winner),
      evidence: 'measurement',
      confidence: Math.round(found * 100) / 100,
    } as const
    return { ...sound, key }
  })
}

function isVoter(ratings: readonly number[] | null): boolean {
  return ratings !== null && Math.max(...ratings) >= minBestRating
}

/** Adds the ratings of all loops, the stated keys and the roots of one-shots, by key. */
function countVotes(sounds: readonly VotingSound[]): number[] {
  const totals = Array.from({ length: 24 }, () => 0)
  const add = (index: number, votes: number) => (totals[index] = (totals[index] ?? 0) + votes)
  for (const { kind, key, keyRatings } of sounds) {
    if (keyRatings !== null && isVoter(keyRatings))
      keyRatings.forEach((rating, i) => add(i, rating))
    const stated = keyRatings === null ? parseKey(key?.value ?? null) : null
    if (stated === null) continue
    const [major, minor] = [2 * stated.root, 2 * stated.root + 1]
    const hasMode = / (major|minor)$/.test(key?.value ?? '')
    if (kind === 'loop' && hasMode) add(stated.isMinor ? minor : major, statedVote)
    else for (const index of [major, minor]) add(index, rootVote)
  }
  return totals
}
