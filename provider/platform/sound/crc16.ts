const table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte
  for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  return crc
})

/** Updates a CRC-16 (polynomial 0x8005, reflected, initially 0) with more bytes. */
export function updateCrc16(crc: number, bytes: Uint8Array): number {
  let value = crc
  for (let i = 0; i < bytes.length; i += 1)
    value = (value >> 8) ^ (table[(value ^ (bytes[i] ?? 0)) & 0xff] ?? 0)
  return value
}
