// What calls the server, and what checks forms, comes later.
const later = /\/(zod|seroval|seroval-plugins|serializer|client-rpc)\/|Seroval/
const rooms = /\/app\/(layouts|router|i18n)\//
const features =
  /\/app\/features\/(player\/(?!player-bar|late|media)|catalog\/(cover|display|pack|price|row|sound)|cart\/(add|cart-link|use-cart)|pages\/(page-head|brand)|failures\/(needed|report|or-)|account\/(session|use-s))/
const kit =
  /\/app\/ui\/(button|display|icon|late|menu|modal-store|page|progress|still|store|tint|toast|use-|waveform)/

/**
 * What home, the catalogue and a product page all load, as one file: it compresses better than the
 * dozens that would be split off for what each two pages share.
 */
export const frameChunk = {
  name: 'frame',
  test: (id: string) =>
    (id.includes('/node_modules/') && !later.test(id)) ||
    (!id.includes('?tsr-split') && [rooms, features, kit].some((room) => room.test(id))),
}
