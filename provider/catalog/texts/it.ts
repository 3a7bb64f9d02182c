import type { PackMessages } from './pack-messages.ts'

export const it: PackMessages = {
  licenseFile: 'Licenza.txt',
  license: `Licenza per i suoni di {name}

Licenziante: {licensor}
Venduto da: {shop}
Data: {date}
Contatto: {contact}

Puoi usare questi suoni nella tua musica, in film, videogiochi, podcast e spettacoli, anche a fini
commerciali, ovunque, senza altri pagamenti, senza limiti di tempo e senza citare gli autori.

Non puoi cederli in quanto tali o appena modificati, che tu li venda, li regali o li inserisca in
una libreria di sample o in uno strumento virtuale.
`,
  readMeFile: 'Leggimi.txt',
  readMe: `{name}
di {artist}

{counts} in file WAV, in cartelle per strumento.
Pubblicato il {date} su {shop}.

Nomi dei file
  {exampleFileName}
  Negozio, pack, tempo in BPM, strumento, tonalità o nota fondamentale e nome; ciò che non si
  applica manca. Il diesis si scrive s: Fsm è Fa diesis minore.

Licenza
  Puoi usare i suoni nei tuoi lavori, anche a fini commerciali. I dettagli sono in Licenza.txt.

Domande
  {contact}
`,
  loop: '1 loop',
  loops: '{count} loop',
  oneShot: '1 one-shot',
  oneShots: '{count} one-shot',
  loopsAndOneShots: '{loops} e {oneShots}',
}
