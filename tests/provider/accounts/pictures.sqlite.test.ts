import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openPictureUpload } from '../../support/label/picture-upload.ts'
import {
  buildAnimation,
  buildPngChunk,
  createPng,
  createTwoColorPicture,
} from '../../support/label/pictures.ts'

/** Returns the RGB values of a picture at a position. */
async function readColor(picture: Buffer, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  return [...(await sharp(picture).removeAlpha().extract(area).raw().toBuffer())]
}

/** Returns whether a color is red or blue, tolerating color space conversion and compression. */
function isColor(color: readonly number[], expected: 'red' | 'blue'): boolean {
  const [red = 0, , blue = 0] = color
  return expected === 'red' ? red > 180 && blue < 80 : blue > 180 && red < 80
}

describe('stored pictures', () => {
  test('a photo is stored upright, as a square and without its metadata [P8.08]', async () => {
    const { upload } = await openPictureUpload()
    const photo = await createTwoColorPicture({ width: 1600, height: 1200 })
      .withIccProfile('p3')
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await sharp(photo).metadata()).toMatchObject({ orientation: 6, hasProfile: true })
    expect(photo.includes('Exif')).toBe(true)
    const stored = await upload(photo, 'me.jpg')
    const metadata = await sharp(stored).metadata()
    expect(metadata).toMatchObject({
      format: 'webp',
      width: 512,
      height: 512,
      space: 'srgb',
      hasProfile: false,
    })
    expect([metadata.exif, metadata.icc, metadata.xmp, metadata.iptc]).toEqual(
      Array(4).fill(undefined),
    )
    expect(metadata.orientation ?? 1).toBe(1)
    // Orientation 6 rotates the left half to the top.
    expect(isColor(await readColor(stored, 256, 40), 'red')).toBe(true)
    expect(isColor(await readColor(stored, 256, 470), 'blue')).toBe(true)
  })

  test.each([
    ['1600 × 300', { width: 1600, height: 300 }, 300],
    ['40 × 90', { width: 40, height: 90 }, 40],
    ['1 × 1', { width: 1, height: 1 }, 1],
    ['1 × 5000', { width: 1, height: 5000 }, 1],
  ])('a picture of %s pixels is cropped, not enlarged [P8.08]', async (_, size, side) => {
    const { upload } = await openPictureUpload()
    const stored = await sharp(await upload(await createPng(size))).metadata()
    expect([stored.width, stored.height]).toEqual([side, side])
  })

  test('a CMYK photo, a picture with 16 bits per channel and one with transparency are converted [P8.08]', async () => {
    const { upload } = await openPictureUpload()
    const red = sharp({ create: { width: 64, height: 64, channels: 3, background: '#f00' } })
    const files = {
      cmyk: await red.clone().toColourspace('cmyk').jpeg().toBuffer(),
      rgb16: await red.clone().toColourspace('rgb16').png().toBuffer(),
      alpha: await red.clone().ensureAlpha(0.5).png().toBuffer(),
    }
    expect((await sharp(files.cmyk).metadata()).channels).toBe(4)
    expect((await sharp(files.rgb16).metadata()).depth).toBe('ushort')
    for (const file of Object.values(files)) {
      const stored = await upload(file)
      expect(await sharp(stored).metadata()).toMatchObject({ space: 'srgb', depth: 'uchar' })
      expect(isColor(await readColor(stored, 32, 32), 'red')).toBe(true)
    }
    expect((await sharp(await upload(files.alpha)).metadata()).hasAlpha).toBe(true)
  })

  test('only the first frame of an animation is stored [P8.08]', async () => {
    const { upload } = await openPictureUpload()
    const frame = await sharp(await createPng({ width: 8, height: 8 }))
      .webp()
      .toBuffer()
    const animation = buildAnimation(frame, { width: 8, height: 8 }, 500)
    expect((await sharp(animation).metadata()).pages).toBe(500)
    expect((await sharp(await upload(animation)).metadata()).pages).toBeUndefined()
  })

  test('data in a file other than its pixels is not stored [P8.08]', async () => {
    const { upload } = await openPictureUpload()
    const script = '<script>alert(1)</script>'
    const png = await createPng({ width: 64, height: 64 })
    const comment = buildPngChunk('tEXt', Buffer.from(`Comment\0${script}`, 'latin1'))
    const jpeg = await sharp(png).jpeg().toBuffer()
    const jpegComment = Buffer.concat([
      Buffer.from([0xff, 0xfe, 0, 2 + script.length]),
      Buffer.from(script),
    ])
    const polyglots = [
      Buffer.concat([png, Buffer.from(`PK\x03\x04${script}`)]),
      Buffer.concat([png.subarray(0, 33), comment, png.subarray(33)]),
      Buffer.concat([jpeg, Buffer.from(script)]),
      Buffer.concat([jpeg.subarray(0, 2), jpegComment, jpeg.subarray(2)]),
    ]
    for (const polyglot of polyglots) {
      const stored = await upload(polyglot, 'me.html')
      expect(stored.includes('<script>')).toBe(false)
      expect(stored.includes('PK\x03\x04')).toBe(false)
    }
  })
})
