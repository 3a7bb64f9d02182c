/** Reads the file names in a ZIP file's central directory. Throws if the file is truncated. */
export function readZipNames(file: Buffer): string[] {
  const end = file.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  if (end < 0) throw new Error('The ZIP file is truncated.')
  const count = file.readUInt16LE(end + 10)
  const names: string[] = []
  let at = file.readUInt32LE(end + 16)
  for (let entry = 0; entry < count; entry++) {
    const nameLength = file.readUInt16LE(at + 28)
    names.push(file.toString('utf8', at + 46, at + 46 + nameLength))
    at += 46 + nameLength + file.readUInt16LE(at + 30) + file.readUInt16LE(at + 32)
  }
  return names
}
