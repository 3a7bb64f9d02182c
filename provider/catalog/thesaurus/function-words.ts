import { locales } from '../../platform/texts/locales.ts'
import type { Locale } from '../../platform/texts/locales.ts'
import { toSearchText } from '../search-words.ts'

type WordLists = Readonly<Record<Locale, string>>

/** Articles, prepositions and conjunctions. */
const stopWordsByLocale: WordLists = {
  en: 'a, an, the, and, or, for, with, in, of, at, on, to, from',
  de: 'der, die, das, den, dem, des, ein, eine, einen, einem, einer, eines, und, oder, mit, für, im, in, von, vom, zu, zum, zur',
  nl: 'de, het, een, en, of, met, voor, van, op, in, te',
  it: 'il, lo, la, i, gli, le, l, un, uno, una, e, ed, o, con, per, in, di, del, dello, della, dei, degli, delle, da, al, alla, ai',
  fr: 'le, la, les, l, un, une, des, du, de, d, et, ou, avec, pour, dans, sur, en, au, aux, à',
  es: 'el, la, los, las, un, una, unos, unas, y, e, o, con, de, del, en, para, por, al',
}

/** Words and phrases that say nothing about a sound. */
const fillersByLocale: WordLists = {
  en: `s, bar, bars, dope, sick, banger, insane, amazing, instead, word, words, through, saying, says, one with, something with, lot, idea, ideas, inspiration, by, is, it, its, this, that, these, my, your, i, im, me, we, you, be, as, so, too, also, about,
    around, approx, approximately, roughly, circa, ca, almost, nearly, maybe, something, some,
    any, anything, stuff, thing, things, one of those, kind of, sort of, kinda, sorta, ish,
    a bit, bit, a little, a lot of, lots of, few, several, more, most, only, just, both, other,
    another, same, all, i need, need, i want, want, i am looking for, looking for,
    im looking for, searching for, find, find me, search, give me, show me, show, get, looking,
    please, pls, plz, thanks, thank you, for my track, for my song, for a track, for my, track,
    tracks, song, songs, music, project, production, sound, sounds, sounding, sample, samples,
    audio, wav, file, files, free, royalty free, that sounds, which, who, what, where, when,
    like in, usable, good, best, nice, great, perfect, proper, cool, ideal, can, could, would,
    should, has, have, having, are, there, then, used, use, uses, made, make, making, feeling,
    quality, hq, high quality, etc, vibe, vibes, vibey, tempo, bpm, key, per, into, over,
    under, between, up, down, suitable, suitable for, fitting, fit for, meant for, made for, works for`,
  de: `Wort, Worte, Wörter, Takt, Takte, takten, viel, vielen, wo, weil, wenn, einfach so, Idee, Ideen, bei, beim, an, auf, aus, nach, über, unter, ich, mir, mich, mein, meine, meinen, meinem,
    meiner, es, ist, sind, so, auch, noch, nur, mal, etwa, ungefähr, circa, ca, rund um,
    um die, um, fast, vielleicht, irgendwas, irgendwie, irgendein, irgendeine, irgendeinen,
    etwas, was, paar, ein paar, ein bisschen, bisschen, einige, viele, mehr, alle, andere,
    gleiche, ich brauche, brauche, ich suche, suche, such, gesucht, ich will, will, möchte,
    hätte gern, gib mir, zeig mir, bitte, danke, für meinen Track, für meinen Song, für mein,
    für meinen, Track, Tracks, Song, Songs, Lied, Lieder, Stück, Stücke, Musik, Projekt, Klang,
    Klänge, Sound, Sounds, Sample, Samples, Datei, Dateien, kostenlos, gratis, der klingt,
    die klingt, das klingt, klingt, klingend, klingende, klingender, klingen, gut, gute, guter,
    gutes, guten, beste, bester, bestes, schön, schöne, schöner, schönes, schönen, toll, tolle,
    passend, passende, geeignet, richtig gut, einfach nur, sowas, so was, ne, nen, haben, kann,
    soll, der hat, Tempo, Tonart, zwischen, bis, als, dazu, da, hier, mit viel, welche,
    welcher, welches, Ton, Töne, fürs, passt, passt zu, wirkt, geeignet für, gedacht für`,
  nl: `s, even, gewoon, gave, gaaf, woord, woorden, maat, maten, vol met, idee, tot, bij, aan, uit, naar, over, onder, om, ik, mij, me, mijn, m'n, je, jouw, is, zijn, zo, ook,
    nog, maar, dan, er, dat, die, dit, deze, ongeveer, circa, ca, rond, rond de, bijna,
    misschien, iets, wat, een beetje, beetje, enkele, paar, een paar, veel, meer, alle, andere,
    ander, zelfde, ik zoek, zoek, zoek naar, gezocht, op zoek naar, ik wil, wil, ik heb nodig,
    nodig, geef me, laat zien, graag, alsjeblieft, alstublieft, aub, bedankt, voor mijn track,
    voor mijn nummer, voor mijn, track, tracks, nummer, nummers, liedje, lied, muziek, project,
    geluid, geluiden, geluidje, geluidjes, klank, klanken, sound, sounds, sample, samples,
    bestand, bestanden, gratis, die klinkt, dat klinkt, klinkt, klinken, goed, goede, goeie,
    beste, mooi, mooie, lekker, lekkere, fijne, fijn, tof, toffe, soort, een soort, zoiets,
    heeft, hebben, kan, moet, tempo, toonsoort, tussen, welke, geschikt, geschikt voor, passend,
    passende, past bij, bedoeld voor`,
  it: `parole, battuta, battute, idea, su, a, dell, allo, alle, dal, dalla, nel, nella, sul, sulla, d, tra, fra, mio, mia, miei, mie,
    mi, è, sono, anche, solo, pure, che, ci, ne, si, questo, questa, quello, quella, circa,
    intorno a, intorno ai, attorno a, attorno ai, quasi, più o meno, forse, qualcosa,
    qualcosa di, qualche, un po, un po', un po di, po, alcuni, alcune, molti, tutti, altro,
    altri, stesso, cerco, sto cercando, cercasi, voglio, vorrei, mi serve, serve,
    ho bisogno di, bisogno, dammi, mostrami, trova, per favore, grazie, per la mia traccia,
    per il mio pezzo, per il mio, per la mia, per un, traccia, tracce, pezzo, pezzi, brano,
    brani, canzone, canzoni, musica, progetto, suono, suoni, sample, campione, campioni, audio,
    file, gratis, che suona, che suoni, suona, buono, buona, bel, bello, bella, belli, belle,
    bravo, migliore, adatto, perfetto, ottimo, tempo, tonalità, tipo di, una specie di, ha,
    può, adatta, adatti, adatte, adatto a, pensato per, che dia, che sembri`,
  fr: `mots, mesure, mesures, sous, idée, avant, après, ils, elle, on, par, chez, vers, mon, ma, mes, mon morceau, je, j, me, moi, c, ce, cet, cette, ces, c'est, est,
    sont, qui, que, qu, y, a, il, ça, aussi, encore, juste, plus, environ, à peu près,
    autour de, autour, presque, peut-être, quelque chose, quelque chose de, un truc, truc,
    trucs, quelques, un peu, un peu de, peu, beaucoup, tout, tous, toutes, autre, autres, même,
    je cherche, cherche, recherche, on cherche, je veux, veux, je voudrais, voudrais,
    il me faut, faut, j'ai besoin de, besoin, besoin de, donne-moi, montre-moi, trouver,
    s'il te plaît, s'il vous plaît, svp, stp, merci, pour mon morceau, pour mon titre,
    pour mon, pour ma, morceau, morceaux, titre, titres, chanson, chansons, musique, projet,
    son, sons, sonorité, sample, samples, échantillon, échantillons, audio, fichier, fichiers,
    gratuit, gratuits, qui sonne, sonne, sonnent, bon, bonne, bons, bonnes, beau, belle, beaux,
    belles, meilleur, meilleure, joli, jolie, parfait, parfaite, idéal, idéale, super son,
    tempo, tonalité, sorte de, une sorte de, genre de, un genre de, bien, entre, très bon, adapté, adaptée, convient, qui convient, qui fait, prévu pour`,
  es: `palabras, compás, compases, idea, antes de, después, lo, uno, u, a, sobre, entre, hasta, desde, mi, mis, me, yo, es, son, que, se, este, esta, ese,
    esa, eso, también, más, muy bueno, unos cuantos, cerca de, alrededor de, alrededor,
    aproximadamente, aprox, casi, quizás, tal vez, algo, algo de, algún, alguna, algunos,
    algunas, un poco, un poco de, poco, mucho, muchos, muchas, todo, todos, otro, otra, otros,
    mismo, busco, buscando, estoy buscando, se busca, quiero, quisiera, necesito, hace falta,
    dame, muéstrame, encuentra, por favor, gracias, para mi tema, para mi canción,
    para mi pista, para mi, para un, tema, temas, canción, canciones, pista, pistas, música,
    proyecto, sonido, sonidos, sample, samples, muestra, muestras, audio, archivo, archivos,
    gratis, que suene, que suena, suena, suene, bueno, buena, buenos, buenas, buen, mejor,
    mejores, bonito, bonita, lindo, linda, ideal, perfecto, perfecta, chulo, chula, guay,
    tempo, tonalidad, una especie de, tiene, tenga, hay, adecuado, adecuada, apto, apta, sirve, que sirva, pensado para`,
}

/** Words and phrases that exclude what follows. */
const negationsByLocale: WordLists = {
  en: `no, not, non, without, w o, minus, except, but no, but not, no more, not too, never, free of, dont want, i dont want, dont, nothing`,
  de: `kein, keine, keinen, keiner, keinem, keines, nicht, ohne, bloß kein, bloß keine, außer, nicht so, nicht zu, nie`,
  nl: `geen, zonder, niet, niet te, behalve, nooit`,
  it: `non, senza, senza la, niente, nessun, nessuna, nessuno, no, tranne, non troppo, mai`,
  fr: `sans, pas, pas de, pas d, pas trop, non, aucun, aucune, sauf, ni, hors, jamais`,
  es: `sin, no, nada de, ningún, ninguna, ninguno, excepto, salvo, menos, ni, nunca, no muy`,
}

/** Words and phrases that compare with what follows. */
const similarityByLocale: WordLists = {
  en: `like, like a, similar, similar to, style, in the style of, styled, type, à la, a la, inspired, inspired by, reminiscent of, sounds like, sounding like, esque, as in`,
  de: `wie, so wie, klingt wie, ähnlich, ähnlich wie, im Stil von, im Stile von, Stil, Style, nach Art von, Art, in Richtung, Richtung, à la, mäßig, artig`,
  nl: `zoals, als, lijkt op, klinkt als, klinkend als, in de stijl van, stijl, achtig, achtige, à la, richting, vergelijkbaar met`,
  it: `come, simile, simile a, simili a, tipo, stile, in stile, nello stile di, alla, alla maniera di, à la, ispirato a, sullo stile di`,
  fr: `comme, comme dans, genre, façon, à la façon de, style, dans le style de, dans le style, à la, à la manière de, type, inspiré de, ressemble à, semblable à, similaire à, esprit`,
  es: `como, como de, parecido a, parecida a, parecido, similar, similar a, estilo, al estilo de, al estilo, tipo, rollo, onda, a lo, a la, inspirado en, que suene como`,
}

/** Words and phrases that only intensify what follows. */
const intensifiersByLocale: WordLists = {
  en: `very, really, super, extremely, extra, ultra, mega, hella, so, totally, absolutely, proper, pretty, quite, rather, fairly, insanely, too, much, hyper`,
  de: `sehr, richtig, super, extrem, echt, total, ganz, mega, ultra, ziemlich, besonders, wirklich, ganz schön, voll, krass, richtig schön, arg, eher, recht, so richtig`,
  nl: `heel, erg, super, echt, zeer, ontzettend, extreem, heel erg, behoorlijk, mega, ultra, best, nogal, vrij, lekker, flink`,
  it: `molto, davvero, super, veramente, estremamente, assai, tanto, ultra, mega, bello, parecchio, abbastanza, piuttosto, tantissimo, troppo`,
  fr: `très, vraiment, super, hyper, extrêmement, trop, ultra, méga, bien, assez, plutôt, carrément, vachement, tellement`,
  es: `muy, realmente, súper, super, extremadamente, ultra, mega, bien, bastante, tan, demasiado, verdaderamente, re, mega`,
}

const createSets = (lists: WordLists): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(locales.map((locale) => [locale, new Set(lists[locale].split(',').map(toSearchText))]))

const stopWords = createSets(stopWordsByLocale)
const fillers = createSets(fillersByLocale)
const negations = createSets(negationsByLocale)
const similarities = createSets(similarityByLocale)
const intensifiers = createSets(intensifiersByLocale)

const allLists = [stopWords, fillers, negations, similarities, intensifiers]

function isIn(lists: ReadonlyMap<Locale, ReadonlySet<string>>, words: string, locale: Locale) {
  return lists.get(locale)?.has(words) === true || lists.get('en')?.has(words) === true
}

/** Returns whether normalized words say nothing about the sound, such as "i need" or "about". */
export function isFiller(words: string, locale: Locale): boolean {
  return isIn(fillers, words, locale) || isIn(stopWords, words, locale)
}

/**
 * Returns whether a word belongs to any of these lists in a language itself, so that what other
 * languages mean by it is not meant: French "pour" is not English "to pour".
 */
export function isOwnFunctionWord(word: string, locale: Locale): boolean {
  return allLists.some((lists) => lists.get(locale)?.has(word))
}

/** Returns whether normalized words exclude what follows, such as "without". */
export function isNegation(words: string, locale: Locale): boolean {
  return isIn(negations, words, locale)
}

/** Returns whether normalized words compare with what follows, such as "in the style of". */
export function isSimilarity(words: string, locale: Locale): boolean {
  return isIn(similarities, words, locale)
}

/** Returns whether normalized words only intensify what follows, such as "very". */
export function isIntensifier(words: string, locale: Locale): boolean {
  return isIn(intensifiers, words, locale)
}

const alternatives = /^(?:or|nor|oder|noch|of|ou|ni|o|ne)$/

/** Returns whether a normalized word means "or" in any language. */
export function isAlternative(word: string): boolean {
  return alternatives.test(word)
}

/** Returns whether a normalized word is an article, a preposition or a conjunction of any language. */
export function isStopWord(word: string): boolean {
  return locales.some((locale) => stopWords.get(locale)?.has(word))
}

/** Returns whether a normalized word belongs to any of these lists in any language. */
export function isFunctionWord(word: string): boolean {
  return locales.some((locale) => isOwnFunctionWord(word, locale))
}
