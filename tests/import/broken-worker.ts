/** A module that fails to load, as in an incomplete installation. */
throw new Error('Something is missing.')
