import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { otherIdentity } from './other-identity.ts'
import { createTemporaryFolder } from './open-shop.ts'

/** Writes the files of a shop that may accept real payments and returns its settings. */
export async function prepareLiveShop() {
  const folder = await createTemporaryFolder()
  const seller = { ...otherIdentity.seller, email: 'winkel@kalkenruis.nl' }
  const config = JSON.stringify({ ...otherIdentity, seller })
  await writeFile(join(folder, 'shop.config.mjs'), `export default ${config}`)
  const settings = {
    NODE_ENV: 'production',
    DATA_DIR: join(folder, 'data'),
    SHOP_CONFIG: join(folder, 'shop.config.mjs'),
    ORIGIN: 'https://kalkenruis.nl',
    SMTP_URL: 'smtps://shop:secret@mail.kalkenruis.nl',
    MAIL_FROM: 'winkel@kalkenruis.nl',
    STRIPE_SECRET_KEY: 'rk_live_0123456789',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789',
    DEMO_CATALOGUE: 'none',
    TRUSTED_PROXY: 'loopback',
  }
  const writeConfig = async (change: object) => {
    const changed = JSON.stringify({ ...otherIdentity, seller, ...change })
    await writeFile(settings.SHOP_CONFIG, `export default ${changed}`)
  }
  /** Writes a custom legal text, such as `de/terms.md`. */
  const writeText = async (name: string, body: string, date = '2024-05-02') => {
    const path = join(folder, 'legal', name)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, `---\ndate: ${date}\n---\n\n${body}\n`)
  }
  return { settings, seller, folder, writeConfig, writeText }
}
