/** The limits of favorites and crates, also for those stored on the device. */
export const maxCrates = 100
export const maxItemsPerList = 1000
export const maxCrateNameLength = 60

/** The maximum number of products whose details are returned at once. */
export const maxListedProducts = 100
