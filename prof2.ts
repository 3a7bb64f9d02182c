import { packSpecs } from '#app/provider-embedded/demo/packs/index.ts'
import { renderSound } from '#app/provider-embedded/demo/render/render-sound.ts'
import { openStore, prepareStore } from '#app/provider-embedded/demo/render/store.ts'
await prepareStore('/tmp/w/dx-x/p2', [])
const store = openStore('/tmp/w/dx-x/p2')
for (const p of packSpecs)
  for (const [i, s] of p.sounds.entries()) if (i % 4 === 0) await renderSound(store, p, s)
