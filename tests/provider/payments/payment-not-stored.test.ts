import { once } from 'node:events'
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { expect, onTestFinished, test } from 'vitest'
import { locales } from '#app/locales/locales.ts'
import { getTexts } from '#provider/texts/texts.ts'
import { createPaymentPage } from '#provider/payments/demo/page.ts'
import type { LogEntry } from '#provider/platform/log-entry.ts'
import {
  claims,
  createPageUrl,
  createPostRequest,
  now,
  validCard,
} from '../../support/payment-page.ts'
import { createTemporaryFolder } from '../../support/shops/open-shop.ts'
import { fixedPageOptions } from '../../support/shops/shop.ts'

/** Opens a payment page in a new folder; `received` collects the webhooks, which all succeed. */
async function openPage() {
  const stateDir = await createTemporaryFolder()
  const entries: LogEntry[] = []
  const received: string[] = []
  const openAgain = () =>
    createPaymentPage({
      ...fixedPageOptions,
      stateDir,
      clock: () => now,
      log: (entry) => void entries.push(entry),
      fetch: async (request) => {
        received.push(await request.text())
        return Response.json({ data: { status: 'paid' } })
      },
    })
  return { page: openAgain(), openAgain, folder: join(stateDir, 'notices'), entries, received }
}

/** Replaces the folder with a file, so that no event can be stored. */
async function preventWrites(folder: string): Promise<void> {
  await rm(folder, { recursive: true })
  await writeFile(folder, '')
}

async function allowWrites(folder: string): Promise<void> {
  await rm(folder)
  await mkdir(folder)
}

test.each(locales)(
  'a payment that cannot be stored charges no card, and the page says so in %s',
  async (locale) => {
    const texts = getTexts({}, locale)
    const { page, folder, entries, received } = await openPage()
    await preventWrites(folder)
    const response = await page.fetch(createPostRequest(createPageUrl({ locale }), validCard))
    const text = await response.text()
    expect(response.status).toBe(503)
    expect(text).toContain(`role="alert">${texts.payment_page_unavailable()}`)
    expect(text).toContain('value="4242 4242 4242 4242"')
    expect(text).toContain(texts.payment_page_close())
    expect(received).toEqual([])
    expect(entries).toMatchObject([{ level: 'error', event: 'payment-not-stored' }])
  },
)

test('a payment succeeds as soon as it can be stored again', async () => {
  const { page, folder, received } = await openPage()
  await preventWrites(folder)
  await page.fetch(createPostRequest(createPageUrl(), validCard))
  await allowWrites(folder)
  const paid = await page.fetch(createPostRequest(createPageUrl(), validCard))
  expect(paid.headers.get('location')).toBe(claims.pass)
  expect(received).toHaveLength(1)
})

test('a temporary file left by a killed process is removed at the next start', async () => {
  const { page, openAgain, folder, received } = await openPage()
  await page.close()
  await writeFile(join(folder, 'a.json.part'), '')
  await openAgain().close()
  expect(await readdir(folder)).toEqual([])
  expect(received).toEqual([])
})

/** Removes each temporary file in the folder once, as a process starting at that moment would. */
const removeDraftsProgram = `
  const { readdirSync, rmSync } = require('node:fs')
  const { workerData, parentPort } = require('node:worker_threads')
  const removed = new Set()
  parentPort.postMessage('started')
  for (;;) {
    for (const name of readdirSync(workerData)) {
      if (!name.endsWith('.part') || removed.has(name)) continue
      rmSync(workerData + '/' + name, { force: true })
      removed.add(name)
    }
  }`

test('payments are stored while other processes start and remove temporary files', async () => {
  const { page, folder, entries, received } = await openPage()
  const worker = new Worker(removeDraftsProgram, { eval: true, workerData: folder })
  onTestFinished(async () => void (await worker.terminate()))
  await once(worker, 'message')
  for (let number = 0; number < 50; number += 1) {
    const url = createPageUrl({ session: `ps_${number}` })
    expect((await page.fetch(createPostRequest(url, validCard))).status).toBe(303)
  }
  expect(received).toHaveLength(50)
  expect(entries).toEqual([])
})
