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
  en: `s, bar, bars, dope, sick, banger, amazing, instead, word, words, through, saying, says, one with, something with, lot, idea, ideas, inspiration, by, is, it, its, this, that, these, my, your, i, im, me, we, you, be, as, so, too, also, about,
    around, approx, approximately, roughly, circa, ca, almost, nearly, maybe, something, some,
    any, anything, stuff, thing, things, one of those, kind of, sort of, kinda, sorta, ish,
    a bit, bit, a little, a lot of, lots of, few, several, more, most, only, just, both, other,
    another, same, all, i need, need, i want, want, i am looking for, looking for,
    im looking for, searching for, find, find me, search, give me, show me, show, get, looking,
    please, pls, plz, thanks, thank you, for my track, for my song, for a track, for my, track,
    tracks, song, songs, music, project, production, sound, sounds, sounding, sample, samples,
    audio, wav, file, files, free, royalty free, that sounds, which, who, what, where, when,
    like in, usable, w, abt, smth, sth, good, best, nice, great, perfect, proper, cool, ideal, can, could, would,
    should, has, have, having, are, there, then, used, use, uses, made, make, making, feeling,
    quality, hq, high quality, etc, vibe, vibes, vibey, tempo, bpm, key, per, into, over,
    under, between, up, down, suitable, suitable for, fitting, fit for, meant for, made for, works for, thats, whats, theres, itd, youd, gonna, wanna, gotta, but, before, after, while, during, using, fl studio, ableton, ableton live, logic pro, garageband, cubase, reaper, bitwig, reminds me of, remind me of, sound of, sounds of, noise of, the kind of, sort of thing, or something, or so, or similar, made from, made out of, made with, made of, recorded, out of, yall, dude, bro, lol, tbh, imo, idk, hi there, anyone, somebody, someone, to use, to go, that goes, going, goes`,
  de: `Wort, Worte, Wörter, Takt, Takte, takten, viel, vielen, wo, weil, wenn, einfach so, Idee, Ideen, bei, beim, an, auf, aus, nach, über, unter, ich, mir, mich, mein, meine, meinen, meinem,
    meiner, es, ist, sind, so, auch, noch, nur, mal, etwa, ungefähr, circa, ca, rund um,
    um die, um, fast, vielleicht, irgendwas, irgendwie, irgendein, irgendeine, irgendeinen,
    etwas, was, paar, ein paar, ein bisschen, bisschen, ein wenig, bin, einige, viele, mehr, alle, andere,
    gleiche, ich brauche, brauche, ich suche, suche, such, gesucht, ich will, will, möchte,
    hätte gern, gib mir, zeig mir, bitte, danke, für meinen Track, für meinen Song, für mein,
    für meinen, Track, Tracks, Song, Songs, Lied, Lieder, Stück, Stücke, Musik, Projekt, Klang,
    Klänge, Sound, Sounds, Sample, Samples, Datei, Dateien, kostenlos, gratis, der klingt,
    die klingt, das klingt, klingt, klingend, klingende, klingender, klingen, gut, gute, guter,
    gutes, guten, beste, bester, bestes, schön, schöne, schöner, schönes, schönen, toll, tolle,
    passend, passende, geeignet, richtig gut, einfach nur, sowas, so was, ne, nen, haben, kann,
    soll, der hat, Tempo, Tonart, zwischen, bis, als, dazu, da, hier, mit viel, welche,
    welcher, welches, Ton, Töne, fürs, passt, passt zu, wirkt, geeignet für, gedacht für, Geräusch, Geräusche, Geräusch von, Geräusche von, soll klingen, sollen klingen, soll, sollte, sollen, wäre, hätte, oder so, oder ähnlich, oder sowas, irgend so, so ein, so eine, so nen, so ne, vom Typ, aber, doch, halt, eben, eher so, mehr so, gerne, gern, würde, müsste, darf, braucht, drin, drauf, drunter, drüber, dabei, damit, davon, danach, davor, vor dem, bevor, während, wenn es geht, hört sich an, sich anhört, anhört, erinnert an, in meinem, aus dem, aufgenommen, gemacht, gemacht aus, machen, macht, mach, tun, lassen, fühlt, fühlen, Dings, Zeug, Kram, Teil, Teile, Digga, Alter!, mega geil, geil, geile, geiler, geiles`,
  nl: `s, even, gewoon, gave, gaaf, woord, woorden, maat, maten, vol met, idee, tot, bij, aan, uit, naar, over, onder, om, ik, mij, me, mijn, m'n, je, jouw, is, zijn, zo, ook,
    nog, maar, dan, er, dat, die, dit, deze, ongeveer, circa, ca, rond, rond de, bijna,
    misschien, iets, wat, een beetje, beetje, een weinig, enkele, paar, een paar, veel, meer, alle, andere,
    ander, zelfde, ik zoek, zoek, zoek naar, gezocht, op zoek naar, ik wil, wil, ik heb nodig,
    nodig, geef me, laat zien, graag, alsjeblieft, alstublieft, aub, bedankt, voor mijn track,
    voor mijn nummer, voor mijn, track, tracks, nummer, nummers, liedje, lied, muziek, project,
    geluid, geluiden, geluidje, geluidjes, klank, klanken, sound, sounds, sample, samples,
    bestand, bestanden, gratis, die klinkt, dat klinkt, klinkt, klinken, goed, goede, goeie,
    beste, mooi, mooie, lekker, lekkere, fijne, fijn, tof, toffe, soort, een soort, zoiets,
    heeft, hebben, kan, moet, tempo, toonsoort, tussen, welke, geschikt, geschikt voor, passend,
    passende, past bij, bedoeld voor, t, n, m, 'n, 't, 'm, mn, m'n, zn, z'n, d'r, dr, mij n, bij te, om bij te, om te, om op te, voor op, voor onder, voor bij, voor in, onder een, ofzo, of zo, of zoiets, dat klinkt als, die doet denken aan, doet denken aan, zoals van, waar, waarbij, waarop, moet klinken, mag, zou, wel, toch, dus, nou, eigenlijk, liefst, liever, zonder dat, opgenomen, gemaakt, gemaakt van, maken, maakt, doen, laten, voelt, voelen, muziekje, muziekjes, nummertje, nummertjes, stukje, stukjes, dingetje, dingetjes, ding, dingen, spul, gast, geluid van, geluiden van, het geluid van, past, passen, hebben wil, erin, erop, eronder, even wat`,
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
    può, adatta, adatti, adatte, adatto a, pensato per, che dia, che sembri, fare, far, fai, faccio, lasciare, senti, sentire, cn, nn, xche, roba, robe, una roba, roba tipo, qualcosa tipo, qualcosa che, qualcosa per, col, coi, con il, con la, con i, con gli, con le, per il, per la, per lo, per i, per le, per uno, per una, dallo, dai, dagli, dalle, nello, nei, negli, nelle, sullo, sulla, sui, sugli, sulle, come se, che faccia, che fa, che abbia, che ricorda, che ricordi, ricorda, fatto con, fatta con, fatti con, fatto di, registrato, ma, però, anche un, oppure, magari, insomma, mi servirebbe, mi piacerebbe, avrei bisogno, dove, quando, quale, quali, cosa, cose, coso, aggeggio, rumore di, rumori di, rumore della, rumore del, rumore dell, suono di, suoni di, suono della, suono del, il suono di, verso, tra i, tra le, genere, da usare, da mettere, sotto, sopra, dentro, prima di, prima del, dopo`,
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
    tempo, tonalité, sorte de, une sorte de, genre de, un genre de, bien, entre, très bon, adapté, adaptée, convient, qui convient, qui fait, prévu pour, faire, fais, fait, font, laisser, pr, ds, ss, bcp, qqch, qqchose, quelquechose, qqc, qq chose, un machin, machin, bidule, un truc genre, truc genre, un truc style, un peu comme, un peu façon, dans l'esprit, dans l'esprit de, dans le genre, dans le genre de, du genre, du style, qui rappelle, rappelle, qui ressemble à, qui soit, qui ait, qui a, bruit de, bruits de, bruit d, bruits d, le bruit de, son de, sons de, son d, sons d, le son de, ça fait, ça sonne, fait avec, faite avec, enregistré, mais, donc, où, quand, quel, quelle, quels, quelles, aurais, j'aurais besoin de, il faudrait, faudrait, pourquoi, pas mal, histoire de, afin, afin de, ou un truc du genre, ou quelque chose, n, s, t, y a, dedans, dessus, dessous, derrière, devant, pendant, lors, avant le, avant la, après le, après la, mec, ouais, ben, bah, nickel`,
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
    tempo, tonalidad, una especie de, tiene, tenga, hay, adecuado, adecuada, apto, apta, sirve, que sirva, pensado para, pa, pal, pa la, pa el, para el, para la, para los, para las, con el, con la, con los, con las, del tipo, en plan, en plan de, tipo así, así, así como, algo así, algo así como, algo tipo, algo que, que sea, que tenga, que recuerde a, recuerda a, que parezca, parezca, hacer, haz, hace, dejar, siente, sentir, xa, pq, ruido de, ruidos de, sonido de, sonidos de, el sonido de, hecho con, hecha con, hechos con, grabado, grabada, pero, sino, cuando, donde, cual, cuál, cosa, cosas, cosita, me hace falta, me gustaría, querría, ando buscando, o algo así, o parecido, o similar, dentro, encima, debajo, durante, tío, bro, wey, güey, chévere, bacano, molón, molona, mola, mejor si, si puede ser, nomás, re`,
}

/** Words and phrases that exclude what follows. */
const negationsByLocale: WordLists = {
  en: `no, not, non, without, w o, minus, except, but no, but not, no more, not too, not so, not overly, not very, nothing too, not too much, not too many, not much, without too much, without too many, without any, no need for, rather than, instead of, isnt, arent, doesnt have, less, minus the, anything but, never, free of, dont want, i dont want, dont, nothing`,
  de: `kein, keine, keinen, keiner, keinem, keines, nicht, ohne, bloß kein, bloß keine, außer, nicht so, nicht zu, nicht so viel, nicht zu viel, nicht allzu, nicht sehr, ohne viel, ohne zu viel, ohne allzu viel, wenig, weniger, statt, anstatt, bitte kein, bitte keine, aber kein, aber keine, aber ohne, aber nicht, aber nicht zu, nie`,
  nl: `geen, zonder, niet, niet te, niet te veel, niet zo, niet zo veel, niet al te, niet heel, zonder veel, zonder te veel, weinig, minder, in plaats van, maar geen, maar zonder, maar niet, maar niet te, liever geen, behalve, nooit`,
  it: `non, senza, senza la, niente, nessun, nessuna, nessuno, no, tranne, non troppo, non troppa, non troppi, non troppe, non molto, non tanto, senza troppo, senza troppa, senza troppi, senza troppe, senza tanto, senza tanti, senza il, senza i, senza le, senza alcun, senza nessun, poco, poca, pochi, poche, meno, invece di, ma non, ma non troppo, ma senza, né, mai`,
  fr: `sans, pas, pas de, pas d, pas trop, non, aucun, aucune, sauf, ni, hors, jamais, pas de trop, pas trop de, pas trop d, sans trop, sans trop de, sans trop d, sans le, sans la, sans les, sans aucun, sans aucune, pas très, pas si, pas vraiment, peu de, peu d, moins, moins de, mais pas, mais pas trop, mais sans, surtout pas, plutôt que, au lieu de, pas un, pas une, point de`,
  es: `sin, no, nada de, ningún, ninguna, ninguno, excepto, salvo, menos, ni, nunca, no muy, no tan, no demasiado, no mucho, sin mucho, sin mucha, sin muchos, sin muchas, sin demasiado, sin demasiada, sin demasiados, sin el, sin la, sin los, sin las, sin ningún, poco, poca, pero no, pero no muy, pero no tan, pero sin, en vez de, en lugar de, que no sea, que no tenga`,
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
  de: `sehr, richtig, super, extrem, echt, total, ganz, mega, ultra, ziemlich, besonders, wirklich, ganz schön, voll, richtig schön, arg, eher, recht, so richtig, übelst, mords, möglichst, schön, total schön, verdammt, zu`,
  nl: `heel, erg, super, echt, zeer, ontzettend, extreem, heel erg, behoorlijk, mega, ultra, best, nogal, vrij, lekker, flink, best wel, redelijk, echt heel, hartstikke, superveel, te, mega vet`,
  it: `molto, davvero, super, veramente, estremamente, assai, tanto, ultra, mega, bello, parecchio, abbastanza, piuttosto, tantissimo, troppo, troppa, troppi, troppe, tanti, tante, molta, molti, molte, bella, bello, un sacco, un bel, una bella, decisamente`,
  fr: `très, vraiment, super, hyper, extrêmement, trop, ultra, méga, bien, assez, plutôt, carrément, vachement, tellement, franchement, archi, bien bien, un max, ultra méga, bon gros, bonne grosse, trop trop`,
  es: `muy, realmente, súper, super, extremadamente, ultra, mega, bien, bastante, tan, demasiado, verdaderamente, re, mega, bien de, súper mega, harto, tremendo, tremenda, un montón`,
}

const createSets = (lists: WordLists): ReadonlyMap<Locale, ReadonlySet<string>> =>
  new Map(locales.map((locale) => [locale, new Set(lists[locale].split(',').map(toSearchText))]))

const stopWords = createSets(stopWordsByLocale)
const fillers = createSets(fillersByLocale)
const negations = createSets(negationsByLocale)
const similarities = createSets(similarityByLocale)
const intensifiers = createSets(intensifiersByLocale)

const lists = [stopWords, fillers, negations, similarities, intensifiers]
const functionWords = new Map(
  locales.map((locale) => [
    locale,
    new Set(lists.flatMap((list) => [...(list.get(locale) ?? [])])),
  ]),
)

function isIn(list: ReadonlyMap<Locale, ReadonlySet<string>>, words: string, locale: Locale) {
  return list.get(locale)?.has(words) === true || list.get('en')?.has(words) === true
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
  return functionWords.get(locale)?.has(word) === true
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
