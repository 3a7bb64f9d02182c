import type { PackMessages } from './pack-messages.ts'

export const fr: PackMessages = {
  licenseFile: 'Licence.txt',
  license: `Licence pour les sons de {name}

Concédant\u00a0: {licensor}
Vendu par\u00a0: {shop}
Date\u00a0: {date}
Contact\u00a0: {contact}

Vous pouvez utiliser ces sons dans votre propre musique, dans des films, des jeux, des podcasts et
des spectacles, y compris à des fins commerciales, partout dans le monde, sans paiement
supplémentaire, sans limite de durée et sans citer les artistes.

Vous ne pouvez pas les céder en tant que tels ou à peine modifiés, que ce soit en les vendant, en
les donnant ou en les intégrant à une banque de sons ou à un instrument virtuel.
`,
  readMeFile: 'Lisez-moi.txt',
  readMe: `{name}
par {artist}

{counts} en fichiers WAV, dans des dossiers par instrument.
Paru le {date} chez {shop}.

Noms des fichiers
  {exampleFileName}
  Boutique, pack, tempo en BPM, instrument, tonalité ou note fondamentale et nom\u00a0; ce qui ne
  s’applique pas est omis. Un dièse s’écrit s\u00a0: Fsm est fa dièse mineur.

Licence
  Vous pouvez utiliser les sons dans vos propres œuvres, y compris à des fins commerciales. Les
  détails se trouvent dans Licence.txt.

Questions
  {contact}
`,
  loop: '1 boucle',
  loops: '{count} boucles',
  oneShot: '1 one-shot',
  oneShots: '{count} one-shots',
  loopsAndOneShots: '{loops} et {oneShots}',
}
