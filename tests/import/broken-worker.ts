/** A module that cannot be loaded, such as one of an incomplete installation. */
throw new Error('Something is missing.')
