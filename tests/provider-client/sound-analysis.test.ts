import { expect, test } from 'vitest'
import { createCapabilities } from '#app/provider/capabilities.ts'
import { useVanillaHost } from '../support/network/vanilla-client.ts'

const { client, host, sent } = useVanillaHost()

test('the waveform and the onsets of a sound are fetched [client P3.06 P3.09]', async () => {
  const measured = { waveform: 'AP8=', onsets: [0, 0.25], content: 'drums' }
  const data = { ...measured, preview_gain: 0.7 }
  host().respond('GET /api/v1/products/7/analysis', { body: { data } })
  const value = { ...measured, previewGain: 0.7 }
  expect(await client().products.getAnalysis(7)).toEqual({ ok: true, value })
  expect(sent().path).toBe('/api/v1/products/7/analysis')
})

test('invalid or missing data is null [client P3.06]', async () => {
  host().respond('GET /api/v1/products/7/analysis', {
    body: { data: { onsets: ['x', 1], preview_gain: 0, content: 'speech' } },
  })
  const value = { waveform: null, previewGain: 1, onsets: [1], content: null }
  expect(await client().products.getAnalysis(7)).toEqual({ ok: true, value })
})

test('a provider without the extension gets no request, and the data is null [client P3.06]', async () => {
  const vanilla = client({ capabilities: createCapabilities([]) })
  const value = { waveform: null, previewGain: 1, onsets: [], content: null }
  expect(await vanilla.products.getAnalysis(7)).toEqual({ ok: true, value })
  expect(host().requests).toEqual([])
})
