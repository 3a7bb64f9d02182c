import { getFrameLength, readMp3Frames, samplesPerFrame, getTagOffset } from './mp3-frames.ts'

/**
 * Creates the frame that precedes an MP3 stream and defines which samples to play: decoders skip
 * `delay` samples at the start, play `frames` samples and drop the rest. Without this frame, they
 * add silence at both ends. Its layout is that of LAME's Info tag, which players support.
 */
export function createGaplessTag(
  audio: Buffer,
  { frames, delay }: { frames: number; delay: number },
): Buffer {
  const { frameCount, kilobitsPerSecond } = readMp3Frames(audio)
  const padding = frameCount * samplesPerFrame - delay - frames
  if (padding < 0 || padding > 0xfff || delay > 0xfff)
    throw new Error(`The Info tag cannot store a delay of ${delay} and a padding of ${padding}.`)
  const tag = createSilentFrame(audio)
  const start = getTagOffset(tag)
  tag.write('Info', start, 'latin1')
  tag.writeUInt32BE(0b1111, start + 4)
  tag.writeUInt32BE(frameCount, start + 8)
  tag.writeUInt32BE(audio.length + tag.length, start + 12)
  for (let percent = 0; percent < 100; percent += 1)
    tag[start + 16 + percent] = Math.floor((percent * 256) / 100)
  tag.writeUInt32BE(50, start + 116)
  tag.write('LAME3.100', start + 120, 'latin1')
  tag[start + 129] = 1
  tag[start + 140] = kilobitsPerSecond
  tag.writeUIntBE((delay << 12) | padding, start + 141, 3)
  tag.writeUInt32BE(audio.length + tag.length, start + 148)
  tag.writeUInt16BE(computeCrc16(audio), start + 152)
  tag.writeUInt16BE(computeCrc16(tag.subarray(0, start + 154)), start + 154)
  return tag
}

function createSilentFrame(audio: Buffer): Buffer {
  const header = Buffer.from(audio.subarray(0, 4))
  // Clears the padding bit so that the frame length depends only on the bit rate.
  header.writeUInt8((header[2] ?? 0) & ~0b10, 2)
  const frame = Buffer.alloc(getFrameLength(header, 0))
  header.copy(frame)
  return frame
}

function computeCrc16(bytes: Buffer): number {
  let crc = 0
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >> 1) ^ 0xa001 : crc >> 1
  }
  return crc
}
