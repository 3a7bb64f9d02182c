const headerBytes = 6
const entryBytes = 16

/**
 * Wraps a PNG of at most 255 × 255 pixels in an ICO file.
 * https://learn.microsoft.com/en-us/previous-versions/ms997538(v=msdn.10)
 */
export function wrapPngAsIco(png: Uint8Array): Uint8Array {
  const size = new DataView(png.buffer, png.byteOffset).getUint32(16)
  const start = headerBytes + entryBytes
  const ico = Buffer.alloc(start + png.length)
  // The type (icon) and the number of images.
  ico.writeUInt16LE(1, 2)
  ico.writeUInt16LE(1, 4)
  ico.writeUInt8(size, headerBytes)
  ico.writeUInt8(size, headerBytes + 1)
  // Color planes and bits per pixel.
  ico.writeUInt16LE(1, headerBytes + 4)
  ico.writeUInt16LE(32, headerBytes + 6)
  ico.writeUInt32LE(png.length, headerBytes + 8)
  ico.writeUInt32LE(start, headerBytes + 12)
  ico.set(png, start)
  return ico
}
