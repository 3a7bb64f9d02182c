import type { PackMessages } from './pack-messages.ts'

export const es: PackMessages = {
  licenseFile: 'Licencia.txt',
  license: `Licencia de los sonidos de {name}

Licenciante: {licensor}
Vendido por: {shop}
Fecha: {date}
Contacto: {contact}

Puedes usar estos sonidos en tu música y en películas, videojuegos, pódcast y actuaciones, también
con fines comerciales, en cualquier lugar, sin más pagos, sin límite de tiempo y sin mencionar a los
artistas.

No puedes distribuirlos por sí solos o apenas modificados, ya sea vendiéndolos, regalándolos o
incluyéndolos en una biblioteca de samples o en un instrumento.
`,
  readMeFile: 'Léeme.txt',
  readMe: `{name}
de {artist}

{counts} en archivos WAV, en carpetas por instrumento.
Publicado el {date} en {shop}.

Nombres de los archivos
  {exampleFileName}
  Tienda, pack, tempo en BPM, instrumento, tonalidad o nota fundamental y nombre; lo que no procede
  se omite. El sostenido se escribe s: Fsm es fa sostenido menor.

Licencia
  Puedes usar los sonidos en tus propias obras, también con fines comerciales. Los detalles están en
  Licencia.txt.

Preguntas
  {contact}
`,
  loop: '1 loop',
  loops: '{count} loops',
  oneShot: '1 one-shot',
  oneShots: '{count} one-shots',
  loopsAndOneShots: '{loops} y {oneShots}',
}
