/**
 * The content security policy of media: an SVG that is opened as a document runs no scripts, loads
 * nothing and belongs to no site.
 */
export const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
