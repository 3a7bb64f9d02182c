/**
 * The content security policy of media files: an SVG opened as a document runs no scripts, loads
 * nothing and has an opaque origin.
 */
export const mediaPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
