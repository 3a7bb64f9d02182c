import { defineShop } from '../../../shop/shop-config.ts'

/** An identity that has nothing in common with the demo shop's. */
export const otherIdentity = defineShop({
  brand: {
    name: 'Kalk & Ruis',
    colors: { accent: '#2f6fde', onAccent: '#ffffff' },
  },
  seller: {
    legalName: 'Kalk en Ruis Geluid',
    legalForm: 'BV',
    representatives: ['Ada Vermeer'],
    address: { street: 'Lange Haven 7', postalCode: '3111 CA', city: 'Schiedam', country: 'NL' },
    email: 'winkel@kalkenruis.test',
    phone: '+31 10 555 0199',
    register: { name: 'KvK', number: '24681357' },
    vatId: 'NL246813570B01',
  },
  tax: { mode: 'home', salesCountries: ['NL', 'BE', 'DE'] },
  legal: { servicesInEu: true },
})

/** The same shop with a seller in Germany, which changes its time zone. */
export const leipzigShop = defineShop({
  ...otherIdentity,
  seller: {
    ...otherIdentity.seller,
    address: {
      street: 'Nikolaistraße 5',
      postalCode: '04109',
      city: 'Leipzig',
      region: 'SN',
      country: 'DE',
    },
    vatId: 'DE246813579',
  },
})

/** The strings that only the demo shop has: its name, its seller and its look. */
const demoTraces =
  /.{0,40}(overtone|\bOVT\b|OVT_|\bOT-|soundscapes|voorbeeldkade|robin de wit|\b0{8}\b|555 0100|fb4f20).{0,40}/gi

/** Lists traces of the demo shop's identity in a text, with their context. */
export function findDemoTraces(text: string): string[] {
  return text.match(demoTraces) ?? []
}
