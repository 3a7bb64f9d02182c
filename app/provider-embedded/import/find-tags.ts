import type { Word } from './split-words.ts'

/** Words for the character of a sound that are tags when they stand in its name. */
const knownTags = new Set(
  'acoustic,aggressive,airy,analog,ambient,bright,breathy,chopped,clean,cold,crisp,dark,deep,digital,dirty,distorted,dry,dub,dusty,electric,ethereal,fat,filtered,funky,fuzzy,gritty,glitchy,hard,heavy,hollow,industrial,jazzy,lofi,long,loud,lush,melodic,mellow,metallic,minimal,moody,noisy,organic,percussive,plucky,punchy,raw,resonant,reversed,rich,rough,round,short,smooth,soft,spacey,sparse,stereo,sub,swung,syncopated,thick,thin,tight,vintage,vinyl,warm,wet,wide,wobbly,wooden'.split(
    ',',
  ),
)

/** Returns the known tags among the words of a name, each once and in their order. */
export function findTags(words: readonly Word[]): string[] {
  return [...new Set(words.map(({ folded }) => folded).filter((word) => knownTags.has(word)))]
}
