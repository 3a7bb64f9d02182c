// What calls the server, and what checks forms, comes later.
const later = /\/(zod|seroval|seroval-plugins|serializer|client-rpc)\/|Seroval/

/**
 * What every page loads, as one file: the libraries and the rooms of the frame. It compresses better
 * than the dozens that would be split off for what each two pages share.
 */
export const frameChunk = {
  name: 'frame',
  test: (id: string) =>
    (id.includes('/node_modules/') && !later.test(id)) ||
    (/\/app\/(layouts|router|i18n)\//.test(id) && !id.includes('?tsr-split')),
}
