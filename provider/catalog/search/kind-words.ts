import type { ProductKind } from '../../contract/product-kinds.ts'
import type { WordsByLocale } from './instrument-words.ts'

/** The words for each kind of product. */
export const kindWords: Readonly<Record<ProductKind, WordsByLocale>> = {
  pack: {
    en: ['pack', 'sample pack', 'samplepack', 'sound pack', 'bundle'],
    de: ['Paket', 'Pakete', 'Samplepaket'],
    nl: ['pakket', 'pakketten', 'samplepakket'],
    it: ['pacchetto', 'pacchetti'],
    fr: ['pack de sons', 'packs de sons'],
    es: ['paquete'],
  },
  loop: {
    en: ['loop'],
    de: ['Schleife', 'Schleifen'],
    nl: ['loops'],
    it: ['loop'],
    fr: ['boucle'],
    es: ['bucle'],
  },
  'one-shot': {
    en: ['one shot', 'oneshot', 'single hit', '1 shot', '1shot'],
    de: ['Einzelsound', 'Einzelklang', 'Einzelklänge'],
    nl: ['losse sound'],
    it: ['colpo singolo', 'colpi singoli'],
    fr: ['coup unique', 'son seul', 'sons seuls'],
    es: ['golpe único', 'sonido suelto', 'sonidos sueltos'],
  },
}
