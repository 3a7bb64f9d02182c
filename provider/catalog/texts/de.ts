import type { PackMessages } from './pack-messages.ts'

export const de: PackMessages = {
  licenseFile: 'Lizenz.txt',
  license: `Lizenz für die Sounds aus {name}

Lizenzgeber: {licensor}
Verkauft von: {shop}
Datum: {date}
Kontakt: {contact}

Du darfst diese Sounds in deiner Musik, in Filmen, Games, Podcasts und bei Auftritten verwenden,
auch kommerziell, weltweit, ohne weitere Zahlung, zeitlich unbegrenzt und ohne Namensnennung.

Du darfst sie nicht als solche oder leicht bearbeitet weitergeben, ob verkauft, verschenkt oder als
Teil einer Sample-Bibliothek oder eines Instruments.
`,
  readMeFile: 'Liesmich.txt',
  readMe: `{name}
von {artist}

{counts} als WAV-Dateien, nach Instrumenten in Ordnern.
Erschienen am {date} bei {shop}.

Dateinamen
  {exampleFileName}
  Shop, Pack, Tempo in BPM, Instrument, Tonart oder Grundton und Name; was nicht zutrifft, fehlt.
  Ein Kreuz wird als s geschrieben: Fsm ist fis-Moll.

Lizenz
  Du darfst die Sounds in deiner eigenen Arbeit verwenden, auch kommerziell. Einzelheiten stehen in
  Lizenz.txt.

Fragen
  {contact}
`,
  loop: '1 Loop',
  loops: '{count} Loops',
  oneShot: '1 One-Shot',
  oneShots: '{count} One-Shots',
  loopsAndOneShots: '{loops} und {oneShots}',
}
