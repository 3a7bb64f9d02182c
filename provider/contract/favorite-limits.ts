/** The limits of favorites and crates, which hold on the device, too. */
export const maxCrates = 100
export const maxItemsPerList = 1000
export const maxCrateNameLength = 60

/** The number of products whose details are sent at once. */
export const maxListedProducts = 100
