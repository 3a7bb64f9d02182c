import type { Instrument } from '../instruments.ts'

/**
 * Comma-separated words for individual sounds within an instrument filter. They are searched as
 * text; the instrument's other sounds are also found, but rank below those that contain the word.
 */
export const relatedWords: Readonly<Partial<Record<Instrument, string>>> = {
  percussion:
    'shaker, conga, bongo, cowbell, rim, rimshot, woodblock, tambourine, Tamburin, tamburello, ' +
    'tambourin, pandereta, tamboerijn, clave, claves, triangle, Triangel, triangolo, triángulo, ' +
    'Kuhglocke, koebel, campanaccio, cencerro, Rassel, maraca, sonagli',
  cymbal: 'ride, crash, splash',
  keys:
    'piano, Klavier, pianoforte, Flügel, vleugel, rhodes, wurlitzer, epiano, organ, Orgel, ' +
    'organo, orgue, órgano, clavinet, Cembalo, harpsichord, clavecin, clavicembalo',
  guitar: 'ukulele, banjo, Akustikgitarre',
  strings:
    'violin, Violine, Geige, viool, violino, violon, violín, cello, viola, violoncello, ' +
    'violoncelle, violonchelo, Bratsche, orchestra',
  brass:
    'trumpet, Trompete, trompet, tromba, trompette, trompeta, trombone, Posaune, trombón, horn, ' +
    'corno, trompa, tuba',
  bass: '808, sub, reese, 303',
  vocal: 'choir, Chor, koor, coro, chœur, speech, singing',
  texture: 'drone, noise, Rauschen, ruis, rumore, bruit, ruido, foley, vinyl',
  effect:
    'riser, sweep, impact, uplifter, downlifter, whoosh, zap, transition, montée, subida, ' +
    'salita, Übergang, overgang, laser',
  lead: 'melody, Melodie, melodia, mélodie, melodía',
  chords: 'stab',
  bell: 'chime, glockenspiel, celesta, Spieluhr, carillon, vibraphone',
  drums: 'break, groove, rhythm, Rhythmus, ritme, ritmo, rythme',
}
