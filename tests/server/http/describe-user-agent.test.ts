import { expect, test } from 'vitest'
import { describeUserAgent } from '#app/server/http/describe-user-agent.ts'

const webkit = 'AppleWebKit/605.1.15 (KHTML, like Gecko)'
const blink = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0'

test.each([
  [
    'Firefox, Windows',
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0',
  ],
  ['Chrome, Windows', `Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${blink} Safari/537.36`],
  ['Edge, Windows', `Mozilla/5.0 (Windows NT 10.0) ${blink} Safari/537.36 Edg/140.0.0.0`],
  [
    'Opera, macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${blink} Safari/537.36 OPR/120.0`,
  ],
  [
    'Safari, macOS',
    `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/26.0 Safari/605.1.15`,
  ],
  [
    'Safari, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} Version/26.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Chrome, iPad',
    `Mozilla/5.0 (iPad; CPU OS 18_6 like Mac OS X) ${webkit} CriOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Firefox, iPhone',
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) ${webkit} FxiOS/140.0 Mobile/15E148 Safari/604.1`,
  ],
  [
    'Samsung Internet, Android',
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  ],
  ['Chrome, ChromeOS', `Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) ${blink} Safari/537.36`],
  [
    'Chrome, Linux',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/140.0.0.0 Safari/537.36',
  ],
  ['Linux', 'Mozilla/5.0 (X11; Linux x86_64) Links'],
  [null, 'curl/8.0'],
  [null, ''],
])('a browser is described as %s', (name, userAgent) => {
  expect(describeUserAgent(userAgent)).toBe(name)
})
