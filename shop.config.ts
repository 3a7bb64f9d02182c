import { defineShop, euCountries } from './shop/shop-config.ts'

/** The identity of the demo shop. Replace it with your own, see docs/run-your-own.md. */
export default defineShop({
  // A shop with this line cannot take real money.
  demo: true,
  // One is enough. The first is the default for visitors whose language is unknown, unless English
  // is listed.
  languages: ['en', 'de', 'nl', 'it', 'fr', 'es'],
  brand: {
    name: 'Overtone',
    tagline: {
      en: 'Limitless soundscapes',
      de: 'Grenzenlose Klang\u00adlandschaften',
      nl: 'Grenzeloze klank\u00adlandschappen',
      it: 'Paesaggi sonori senza limiti',
      fr: 'Des paysages sonores sans limites',
      es: 'Paisajes sonoros sin límites',
    },
    logo: null,
    icon: 'shop/brand/icon.svg',
    filePrefix: 'OVT',
    colors: { accent: '#fb4f20', onAccent: '#1c1a17', tintHue: 98 },
  },
  seller: {
    legalName: 'Overtone Sounds',
    legalForm: null,
    representatives: ['Robin de Wit'],
    address: {
      street: 'Voorbeeldkade 12',
      postalCode: '1013 AB',
      city: 'Amsterdam',
      country: 'NL',
    },
    email: 'hello@overtone.example',
    phone: '+31 20 555 0100',
    register: { name: 'KvK', number: '00000000' },
    vatId: 'NL000000000B00',
  },
  tax: { mode: 'oss', salesCountries: [...euCountries] },
  // True if the hosting and email companies are in the European Union.
  legal: { servicesInEu: true },
  // UTC+3 all year; the sign in these names is inverted. Omit it for the time zone of your country.
  timeZone: 'Etc/GMT-3',
})
