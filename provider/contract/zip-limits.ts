/** The maximum number of products in one ZIP of a selection; any order has fewer. */
export const maxZipProducts = 500

/** The maximum number of files in such a ZIP, including those of its packs. */
export const maxZipFiles = 20_000
