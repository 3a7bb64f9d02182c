import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Shop } from './shop.ts'
import type { SharedSettings } from './settings/shared-settings.ts'
import type { OwnTexts } from './own-texts.ts'
import { projectFolder } from './project-folder.ts'
import { parseOwnTexts } from './parse-own-texts.ts'
import { readLegalTexts } from './read-legal-texts.ts'
import { parseShopConfig } from './shop-config.ts'
import type { ShopConfig } from './shop-config.ts'

/** The project's own config, which a bundle has as JavaScript. */
const defaultPath = join(projectFolder, import.meta.env?.['CONFIG'] ?? 'shop.config.ts')

/** The folder of the text templates, which are filled in with the shop's facts. */
const legalTemplates = join(projectFolder, 'shop/legal')

/** The folder of all messages; owners can change those of the back end. */
const messages = join(projectFolder, 'messages')

const maxPictureBytes = 50_000

/** The paths of the shop config and legal texts; null for the project's own. */
type ShopSettings = Pick<SharedSettings, 'shopConfigPath' | 'legalDir'>

/**
 * Loads the shop config, the legal texts and the owner's changes to other texts. Rejects with an
 * error that names the file and each invalid field or text.
 */
export async function loadShop({ shopConfigPath, legalDir }: ShopSettings): Promise<Shop> {
  const file = shopConfigPath ?? defaultPath
  const folder = dirname(file)
  const ownTexts = await loadOwnTexts(folder)
  return await explainFailure(file, async () => {
    const module = await importConfig(file)
    const config = { ...parseShopConfig(module.default), ownTexts }
    return {
      config,
      logo: readPicture(config, 'logo', folder),
      icon: readPicture(config, 'icon', folder) ?? drawIcon(config.brand),
      legalTexts: readLegalTexts(legalTemplates, config, legalDir ?? findOwnTexts(folder)),
    }
  })
}

/** Loads the owner's changes to texts from a file next to the config; empty if there is none. */
async function loadOwnTexts(folder: string): Promise<OwnTexts> {
  const file = join(folder, 'shop.texts.ts')
  if (!existsSync(file)) return {}
  return await explainFailure(file, async () =>
    parseOwnTexts((await importConfig(file)).default, messages),
  )
}

async function explainFailure<TResult>(
  file: string,
  load: () => Promise<TResult>,
): Promise<TResult> {
  try {
    return await load()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${file} cannot be used. ${reason}`, { cause })
  }
}

/** Imports a config; a syntax or reference error in it rejects with its line. */
async function importConfig(file: string): Promise<{ readonly default?: unknown }> {
  const { href } = pathToFileURL(file)
  try {
    return await import(/* @vite-ignore */ href)
  } catch (cause) {
    // Other errors come from `defineShop`, or are caused by missing files.
    const isCodeError =
      cause instanceof SyntaxError || cause instanceof ReferenceError || cause instanceof TypeError
    if (!isCodeError) throw explainMovedModule(cause)
    const place = [href, file].find((name) => cause.stack?.includes(`${name}:`)) ?? ''
    const line = /^\d+/.exec(cause.stack?.split(`${place}:`)[1] ?? '')?.[0]
    const message = cause.message.replace(/\.?$/, '.')
    throw new Error(place === '' || !line ? message : `Line ${line}: ${message}`, { cause })
  }
}

/** Configs of earlier versions import from `app/shop`. */
function explainMovedModule(cause: unknown): unknown {
  const name = cause instanceof Error && /\bapp\/shop\/([\w-]+\.ts)/.exec(cause.message)?.[1]
  return name
    ? new Error(`It imports app/shop/${name}, which is shop/${name} now.`, { cause })
    : cause
}

/** Returns the path of the folder `legal` next to the config; null if there is none. */
function findOwnTexts(folder: string): string | null {
  const own = join(folder, 'legal')
  return existsSync(own) ? own : null
}

function readPicture({ brand }: ShopConfig, field: 'logo' | 'icon', folder: string): string | null {
  const path = brand[field]
  if (path === null) return null
  const problem = findFileProblem(resolve(folder, path))
  if (problem !== null) throw new Error(`brand.${field}: ${path} ${problem}.`)
  return readFileSync(resolve(folder, path), 'utf8')
}

function findFileProblem(path: string): string | null {
  try {
    return findPictureProblem(readFileSync(path, 'utf8'))
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : ''
    return code === 'ENOENT' ? 'does not exist' : `cannot be read (${code})`
  }
}

/** Draws the first letter or digit of the name in the brand's colors. */
function drawIcon({ name, colors }: ShopConfig['brand']): string {
  const letter = (/[\p{L}\p{N}]/u.exec(name)?.[0] ?? [...name][0] ?? '').toUpperCase()
  const text = letter.replace('&', '&amp;').replace('<', '&lt;')
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" fill="${colors.accent}"/>` +
    `<text x="16" y="24" text-anchor="middle" font-family="system-ui,sans-serif" font-weight="800" font-size="23" fill="${colors.onAccent}">${text}</text></svg>`
  )
}

/** Returns the problem of an SVG file that pages show as an image; null if there is none. */
function findPictureProblem(svg: string): string | null {
  if (Buffer.byteLength(svg) > maxPictureBytes) return `is larger than ${maxPictureBytes / 1000} kB`
  if (!/<svg[\s>]/.test(svg)) return 'is not an SVG file'
  if (/<script|\son\w+\s*=|(?:href|src)\s*=\s*["'](?!#)|url\(\s*["']?(?!#|["'])/i.test(svg)) {
    return 'must contain no scripts and load nothing'
  }
  return /viewBox/.test(svg) ? null : 'has no viewBox'
}
