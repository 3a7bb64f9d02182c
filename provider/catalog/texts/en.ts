export const en = {
  licenseFile: 'License.txt',
  license: `License for the sounds of {name}

Licensor: {licensor}
Sold by: {shop}
Date: {date}
Contact: {contact}

You may use these sounds in your own music, films, games, podcasts and performances, including
commercially, anywhere in the world, with no further payment, no time limit and no credit required.

You may not distribute them on their own or lightly edited, whether by selling them, giving them
away or including them in a sample library or an instrument.
`,
  readMeFile: 'Read me.txt',
  readMe: `{name}
by {artist}

{counts}, as WAV files in folders by instrument.
Released on {date} at {shop}.

File names
  {exampleFileName}
  Shop, pack, tempo in BPM, instrument, key or root note, and name; parts that do not apply are left
  out. A sharp is written as s: Fsm is F sharp minor.

License
  The sounds are yours to use in your own work, including commercially. License.txt has the details.

Questions
  {contact}
`,
  loop: '1 loop',
  loops: '{count} loops',
  oneShot: '1 one-shot',
  oneShots: '{count} one-shots',
  loopsAndOneShots: '{loops} and {oneShots}',
}
