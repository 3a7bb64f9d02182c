import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import type { Plugin } from 'vite'
import {
  computeSourceHash,
  computeTextsHash,
} from '../../provider/programs/demo/render/source-hash.ts'
import { packsModuleUrl } from '../../provider/programs/demo/render/load-packs.ts'
import { folderCommands } from './command-names.ts'
import { fileReferences } from './file-references.ts'
import { productionDefine } from './production-server.ts'

const root = join(import.meta.dirname, '../..')

/** The programs by the name of their file in the bundle. */
const programs = {
  server: 'app/server/main.ts',
  serve: 'app/server/serve-main.ts',
  provider: 'provider/main.ts',
  catalog: 'provider/programs/import/main.ts',
  move: 'provider/programs/move/main.ts',
  owner: 'provider/programs/shop/main.ts',
  'shop.config': 'shop.config.ts',
  ...(existsSync(join(root, 'shop.texts.ts')) ? { 'shop.texts': 'shop.texts.ts' } : {}),
}

/** The package with binary parts, and the optional ones that `pg` imports if they are installed. */
const external = ['sharp', 'pg-native', 'pg-cloudflare']

export interface BundleOptions {
  /** The folder of the bundle, which is emptied. */
  readonly folder: string
  /** Whether the programs can make the demo catalogue. */
  readonly demo: boolean
}

/** Bundles the programs with their packages, so that they need neither their sources nor an install. */
export async function bundlePrograms({ folder, demo }: BundleOptions): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    logLevel: 'warn',
    define: {
      'import.meta.env.PAGES': JSON.stringify('pages'),
      'import.meta.env.CONFIG': JSON.stringify('shop.config.js'),
      'import.meta.env.DEMO_HASHES': JSON.stringify({
        sources: computeSourceHash(packsModuleUrl),
        texts: computeTextsHash(),
      }),
    },
    ssr: { noExternal: true, external },
    build: {
      ssr: true,
      emitAssets: true,
      outDir: join(folder, 'programs'),
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: programs,
        output: {
          entryFileNames: '[name].js',
          chunkFileNames: '[name]-[hash].js',
          assetFileNames: '[name]-[hash][extname]',
        },
      },
    },
    plugins: [fileReferences(), folderCommands(), ...(demo ? [] : [withoutDemo()])],
  })
}

/** Bundles the server of the pages, as it was built, with its packages. */
export async function bundlePages(folder: string): Promise<void> {
  await build({
    configFile: false,
    root,
    publicDir: false,
    // The build of the pages has shown its warnings.
    logLevel: 'error',
    define: productionDefine,
    ssr: { noExternal: true },
    build: {
      ssr: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node24',
      minify: false,
      rolldownOptions: {
        input: { server: 'dist/server/server.js' },
        output: { entryFileNames: '[name].js', chunkFileNames: 'assets/[name]-[hash].js' },
      },
    },
    plugins: [folderCommands()],
  })
}

/** Replaces the synthesis of the demo catalogue with an error that says how to get it. */
function withoutDemo(): Plugin {
  const file = '/provider/programs/demo/render/render-catalogue.ts'
  return {
    name: 'without-demo',
    transform: (_, id) =>
      id.endsWith(file)
        ? `export async function renderCatalogue() {
  throw new Error('This build cannot make the demo catalogue. Set DEMO_CATALOGUE=none, or build with "npm run build -- --demo".')
}`
        : null,
  }
}
