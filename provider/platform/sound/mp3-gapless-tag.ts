import { updateCrc16 } from './crc16.ts'
import { getFrameLength, samplesPerFrame, getTagOffset } from './mp3-frames.ts'

/** The properties of an MP3 stream without its tag. */
export interface Mp3Summary {
  /** The 4-byte header of its first frame. */
  readonly header: Buffer
  readonly frameCount: number
  /** Length in bytes. */
  readonly length: number
  readonly crc: number
  readonly kilobitsPerSecond: number
}

/**
 * Creates the frame that precedes an MP3 stream and defines which samples to play: decoders skip
 * `delay` samples at the start, play `frames` samples and drop the rest. Without it, they add
 * silence at both ends. It has the layout of LAME's Info tag, which players support. Its length
 * depends only on the header.
 */
export function createGaplessTag(
  { header, frameCount, length, crc, kilobitsPerSecond }: Mp3Summary,
  { frames, delay }: { frames: number; delay: number },
): Buffer {
  const padding = frameCount * samplesPerFrame - delay - frames
  if (padding < 0 || padding > 0xfff || delay > 0xfff)
    throw new Error(`The Info tag cannot store a delay of ${delay} and a padding of ${padding}.`)
  const tag = createSilentFrame(header)
  const start = getTagOffset(tag)
  tag.write('Info', start, 'latin1')
  tag.writeUInt32BE(0b1111, start + 4)
  tag.writeUInt32BE(frameCount, start + 8)
  tag.writeUInt32BE(length + tag.length, start + 12)
  for (let percent = 0; percent < 100; percent += 1)
    tag[start + 16 + percent] = Math.floor((percent * 256) / 100)
  tag.writeUInt32BE(50, start + 116)
  tag.write('LAME3.100', start + 120, 'latin1')
  tag[start + 129] = 1
  tag[start + 140] = kilobitsPerSecond
  tag.writeUIntBE((delay << 12) | padding, start + 141, 3)
  tag.writeUInt32BE(length + tag.length, start + 148)
  tag.writeUInt16BE(crc, start + 152)
  tag.writeUInt16BE(updateCrc16(0, tag.subarray(0, start + 154)), start + 154)
  return tag
}

/** Creates a frame of silence with the bit rate and channels of a header. */
export function createSilentFrame(source: Buffer): Buffer {
  const header = Buffer.from(source)
  // Clears the padding bit so that the frame length depends only on the bit rate.
  header.writeUInt8((header[2] ?? 0) & ~0b10, 2)
  const frame = Buffer.alloc(getFrameLength(header, 0))
  header.copy(frame)
  return frame
}
