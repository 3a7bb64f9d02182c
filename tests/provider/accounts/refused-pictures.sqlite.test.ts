import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createPictureForm, profilePath } from '../../support/label/picture-form.ts'
import { openPictureUpload } from '../../support/label/picture-upload.ts'
import {
  buildAnimation,
  buildBlackPng,
  createPng,
  createTwoColorPicture,
  repeatLastScan,
  resizeJpegHeader,
} from '../../support/label/pictures.ts'
import { createTemporaryFolder, openShop } from '../../support/shops/open-shop.ts'

describe('refused pictures', () => {
  test('files of other types are refused regardless of their name [P8.08]', async () => {
    const { getRefusal } = await openPictureUpload()
    const png = sharp(await createPng({ width: 8, height: 8 }))
    const files = [
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'),
      Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'),
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      await png.clone().gif().toBuffer(),
      await png.clone().tiff().toBuffer(),
      await png.clone().avif().toBuffer(),
      Buffer.from([0xff, 0xd8]),
      Buffer.from([0]),
    ]
    for (const file of files) expect(await getRefusal(file)).toBe('image_invalid')
  })

  test('a picture with more than 25 megapixels is refused before it is decoded [P8.08]', async () => {
    const { upload, getRefusal } = await openPictureUpload()
    const few = Buffer.alloc(1000)
    const bomb = buildBlackPng({ width: 50_000, height: 50_000 }, few)
    expect(bomb.length).toBeLessThan(3000)
    expect(await getRefusal(bomb)).toBe('image_too_many_pixels')
    const large = buildBlackPng({ width: 5001, height: 5000 })
    expect(large.length).toBeLessThan(10_000)
    expect(await getRefusal(large)).toBe('image_too_many_pixels')
    const jpeg = await createTwoColorPicture({ width: 64, height: 64 }).jpeg().toBuffer()
    const mislabeled = resizeJpegHeader(jpeg, { width: 65_000, height: 65_000 })
    expect(await getRefusal(mislabeled)).toBe('image_too_many_pixels')
    await upload(buildBlackPng({ width: 5000, height: 5000 }))
  })

  test('truncated pictures are refused [P8.08]', async () => {
    const { getRefusal } = await openPictureUpload()
    const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const size = { width: 256, height: 256, channels: 3, background: '#000' } as const
    const picture = sharp({ create: { ...size, noise } })
    const files = [
      await picture.clone().jpeg().toBuffer(),
      await picture.clone().jpeg({ progressive: true }).toBuffer(),
      await picture.clone().png().toBuffer(),
      await picture.clone().webp().toBuffer(),
    ]
    for (const file of files) {
      for (const part of [0.01, 0.5, 0.95]) {
        const truncated = file.subarray(0, Math.max(12, file.length * part))
        expect([part, await getRefusal(truncated)]).toEqual([part, 'image_damaged'])
      }
    }
  })

  test('a picture whose header does not match its content is refused [P8.08]', async () => {
    const { getRefusal } = await openPictureUpload()
    const jpeg = await createTwoColorPicture({ width: 64, height: 64 }).jpeg().toBuffer()
    const webp = await sharp(jpeg).webp().toBuffer()
    const riffHead = webp.subarray(0, 12)
    const files = [
      buildBlackPng({ width: 1000, height: 1000 }, Buffer.alloc(1000)),
      Buffer.concat([riffHead, jpeg]),
      Buffer.concat([jpeg.subarray(0, 3), webp]),
      buildBlackPng({ width: 0, height: 8 }),
    ]
    for (const file of files) expect(await getRefusal(file)).toBe('image_damaged')
  })

  test('an animation with thousands of frames is refused before it is decoded [P8.08]', async () => {
    const { getRefusal } = await openPictureUpload()
    const frame = await sharp(await createPng({ width: 1, height: 1 }))
      .webp()
      .toBuffer()
    const animation = buildAnimation(frame, { width: 1, height: 1 }, 25_000)
    expect(animation.length).toBeLessThan(2_000_000)
    expect(await getRefusal(animation)).toBe('image_damaged')
  })

  test('a progressive JPEG with thousands of scans is refused [P8.08]', async () => {
    const { getRefusal } = await openPictureUpload()
    const jpeg = await createTwoColorPicture({ width: 64, height: 64 })
      .jpeg({ progressive: true })
      .toBuffer()
    expect(await getRefusal(repeatLastScan(jpeg, 5000))).toBe('image_damaged')
  })
})

describe('the cost of pictures', () => {
  test('an upload is refused while eight pictures are waiting or being decoded [P8.08]', async () => {
    const { send } = await openPictureUpload()
    const png = buildBlackPng({ width: 5000, height: 5000 })
    const responses = await Promise.all(Array.from({ length: 12 }, () => send(png)))
    const count = (status: number) => responses.filter((response) => response.status === status)
    expect([count(200).length, count(429).length]).toEqual([8, 4])
    expect(count(429)[0]).toMatchObject({ body: { reason: 'busy', retry_after: 10 } })
    expect((await send(png)).status).toBe(200)
  })

  test('a customer can change the picture 20 times an hour [P8.08]', async () => {
    const limit = { points: 20, seconds: 3600 }
    const { account, call, send } = await openPictureUpload({ limits: { pictureAccount: limit } })
    const png = await createPng({ width: 8, height: 8 })
    for (let count = 0; count < 20; count += 1) expect((await send(png)).status).toBe(200)
    expect((await send(png)).status).toBe(429)
    const fields = Object.fromEntries(createPictureForm(account, png))
    const body = { ...fields, 'image[]': undefined }
    const saved = await call(profilePath, { method: 'PUT', token: account.token, body })
    expect(saved.status).toBe(200)
  })

  test('temporary files left by a killed process are removed at the next start', async () => {
    const dataDir = await createTemporaryFolder()
    const folder = join(dataDir, 'files')
    const name = `${'a'.repeat(64)}.webp`
    await mkdir(folder)
    for (const file of [name, `${name}.5a8ccae0-0000-4000-8000-000000000000.tmp`])
      await writeFile(join(folder, file), 'RIFF')
    await openShop({ folder: dataDir })
    expect(await readdir(folder)).toEqual([name])
  })
})
