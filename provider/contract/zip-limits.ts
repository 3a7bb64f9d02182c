/** The maximum number of products in one ZIP of a selection; any order has fewer. */
export const maxZipProducts = 500

/** The maximum number of sounds and texts in the ZIP of a whole library. */
export const maxLibraryFiles = 60_000

/** The maximum number of files in such a ZIP, including those of its packs. */
export const maxZipFiles = 20_000
