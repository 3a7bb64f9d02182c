import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createTone } from '../../tests/support/label/label-folder.ts'
import { runS3 } from '../../tests/support/s3/run-s3.ts'
import { startLabelShop } from '../support/label-shop.ts'
import { waitForHydration } from '../support/navigation.ts'
import { getOrigin } from '../support/ports.ts'
import { expect, test } from '../support/test.ts'

const origin = getOrigin('public-bucket')
const shortSeconds = 0.25

const stops: (() => unknown)[] = []

test.beforeAll(async () => {
  test.setTimeout(120_000)
  const folder = await mkdtemp(join(tmpdir(), 'overtone-bucket-'))
  stops.push(() => rm(folder, { recursive: true, force: true }))
  const { objectStore, stop } = await runS3(folder, origin)
  stops.push(stop)
  const sounds = {
    'Long Tone.wav': createTone(440, 40),
    'Short Tone.wav': createTone(220, shortSeconds),
  }
  const shop = await startLabelShop('public-bucket', sounds, {
    S3_ENDPOINT: objectStore.endpoint,
    S3_BUCKET: objectStore.bucket,
    S3_PUBLIC_BUCKET: objectStore.publicBucket ?? '',
    S3_PUBLIC_URL: objectStore.publicUrl ?? '',
    S3_ACCESS_KEY_ID: objectStore.accessKeyId,
    S3_SECRET_ACCESS_KEY: objectStore.secretAccessKey,
  })
  stops.push(shop.stop)
})

test.afterAll(async () => {
  for (const stop of stops.toReversed()) await stop()
})

test('short and long previews play from a public bucket [P9.04]', async ({ page }) => {
  const types: string[] = []
  page.on('requestfinished', (request) => {
    const isPreview = /\/public\/catalogue\/files\/\w+\.mp3$/.test(request.url())
    if (isPreview) types.push(request.resourceType())
  })
  await page.goto(`${origin}/en/catalog?type=one-shots`)
  await waitForHydration(page)
  for (const name of ['Short Tone', 'Long Tone']) {
    await page.getByRole('button', { name: `Play ${name}` }).click()
    await expect(page.locator('[data-player]')).toContainText(name)
  }
  const slider = page.locator('[data-player] [role=slider]').first()
  const readPosition = async () => Number(await slider.getAttribute('aria-valuenow'))
  await expect.poll(readPosition).toBeGreaterThan(shortSeconds)
  // Long recordings are streamed by an audio element.
  await expect.poll(() => types).toEqual(expect.arrayContaining(['fetch', 'media']))
})
