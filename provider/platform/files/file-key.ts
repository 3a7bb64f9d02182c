/** Returns whether a name can be the key of a file. */
export function isFileKey(name: string): boolean {
  return /^[\w-][\w.-]*$/.test(name)
}

/** Creates the error for a key that no file can have. */
export function createKeyError(key: string): Error {
  return new Error(`A file cannot have the key ${JSON.stringify(key)}.`)
}

/** The URL of a file in a store without public files: throws an error that names the file. */
export function refuseUrl(key: string): never {
  throw new Error(`The file ${key} is not public.`)
}
