/** Articles, prepositions and conjunctions, which searches ignore. */
const words = `
  a an the and or for with in of at on to from
  der die das den dem ein eine einen einer und oder mit fur im von vom zu zum bei
  de het een en met voor van op
  il lo la i gli le un uno una e o con per di del della dei delle da al alla
  les une des du et ou avec pour dans sur l d au aux
  el los las unos unas y para por`

/** The stop words of all six languages, normalized as in the search index. */
export const stopWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
