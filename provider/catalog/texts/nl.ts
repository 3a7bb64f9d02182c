import type { PackMessages } from './pack-messages.ts'

export const nl: PackMessages = {
  licenseFile: 'Licentie.txt',
  license: `Licentie voor de sounds van {name}

Licentiegever: {licensor}
Verkocht door: {shop}
Datum: {date}
Contact: {contact}

Je mag deze sounds gebruiken in je eigen muziek, films, games, podcasts en optredens, ook
commercieel, wereldwijd, zonder verdere betaling, zonder tijdslimiet en zonder naamsvermelding.

Je mag ze niet los of licht bewerkt doorgeven: je mag ze dus niet verkopen, weggeven of in een
samplebibliotheek of instrument opnemen.
`,
  readMeFile: 'Leesmij.txt',
  readMe: `{name}
van {artist}

{counts} als WAV-bestanden, in mappen per instrument.
Verschenen op {date} bij {shop}.

Bestandsnamen
  {exampleFileName}
  Shop, pack, tempo in BPM, instrument, toonsoort of grondtoon en naam; wat niet van toepassing is,
  ontbreekt. Een kruis wordt geschreven als s: Fsm is fis klein.

Licentie
  Je mag de sounds gebruiken in je eigen werk, ook commercieel. De details staan in Licentie.txt.

Vragen
  {contact}
`,
  loop: '1 loop',
  loops: '{count} loops',
  oneShot: '1 one-shot',
  oneShots: '{count} one-shots',
  loopsAndOneShots: '{loops} en {oneShots}',
}
