import type { FileNameFacts } from '#provider/programs/import/names/parse-file-name.ts'

/** A file name and the attributes it states: name, kind, instrument, tempo, key. */
export type NamedFile = readonly [
  path: string,
  name: string,
  kind: FileNameFacts['kind'],
  instrument: FileNameFacts['instrument'],
  bpm: number | null,
  key: string | null,
]

const loop = 'loop'
const shot = 'one-shot'

/** File names as written by sample labels, by naming convention. */
export const namedFiles: Readonly<Record<string, readonly NamedFile[]>> = {
  'code, tempo, key, instrument': [
    ['OVT_128_Am_Bass_Dusty.wav', 'Bass Dusty', null, 'bass', 128, 'A minor'],
    ['DTP_Loop_Bb_90_Keys.flac', 'Keys Loop', loop, 'keys', 90, 'A#'],
    ['MVP_Full_Loop_140BPM_Cm.wav', 'Full', loop, null, 140, 'C minor'],
    ['BassLoop_174_F#min_Neuro.wav', 'Bass Neuro', loop, 'bass', 174, 'F# minor'],
    ['91V_TLD_122_drum_loop_top_swung.wav', 'Drum Loop Top Swung', loop, 'drums', 122, null],
  ],
  'words in lower case, as on Splice': [
    ['SO_PF_140_drum_loop_tumble.wav', 'Drum Loop Tumble', loop, 'drums', 140, null],
    ['SC_DLT_100_synth_pad_loop_hazy_Gmin.wav', 'Synth Pad Hazy', loop, 'pad', 100, 'G minor'],
    ['ZEN_SUL_kick_one_shot_thud.wav', 'Kick Thud', shot, 'kick', null, null],
    ['tabla_ghe8.flac', 'Tabla Ghe 8', null, 'percussion', null, null],
  ],
  'capitals and catalogue numbers, as at Loopmasters': [
    ['LM_TH_125_DRUM_LOOP_101.wav', 'Drum Loop 101', loop, 'drums', 125, null],
    ['DT_125_Bass_Loop_70_Am.wav', 'Bass Loop 70', loop, 'bass', 125, 'A minor'],
    ['PL_NBTB_06_124_Synth_Stab_Dm.wav', 'Synth Stab 06', shot, 'chords', 124, 'D minor'],
    ['TL_DB_Melodic_Loop_01_130_Ebm.wav', 'Melodic 01', loop, null, 130, 'D# minor'],
  ],
  'words with brackets, as at Native Instruments': [
    ['Synth Lead [124bpm] Ebmaj.wav', 'Synth Lead', loop, 'lead', 124, 'D# major'],
    ['Snare[112] Funk.wav', 'Snare Funk', null, 'snare', 112, null],
    ['Kick 04 - Punchy (F#).wav', 'Kick 04 Punchy', null, 'kick', null, 'F#'],
    ['Analog Strings 4 Dm 75bpm.wav', 'Analog Strings 4', loop, 'strings', 75, 'D minor'],
  ],
  'dashes, as at Cymatics': [
    ['Kick - Heavy 01.wav', 'Kick Heavy 01', null, 'kick', null, null],
    ['Lofi Snare 12 - C#.wav', 'Lofi Snare 12', null, 'snare', null, 'C#'],
    ['Odyssey Loop 3 - 150 BPM A Min.wav', 'Odyssey 3', loop, null, 150, 'A minor'],
    ['KSHMR_Kick_08_(C).wav', 'Kick 08', null, 'kick', null, 'C'],
  ],
  'tempos and numbers that are none': [
    ['Drum Loop 126bpm Fmin.aif', 'Drum Loop', loop, 'drums', 126, 'F minor'],
    [
      'Bass Guitar Fingered Loop in E 92.5 BPM.wav',
      'Bass Guitar Fingered',
      loop,
      'bass',
      92.5,
      'E',
    ],
    ['Top Loop BPM 174.wav', 'Top Loop', loop, 'drums', 174, null],
    ['Kick 04.wav', 'Kick 04', null, 'kick', null, null],
    ['Kick 808 Long.wav', 'Kick 808 Long', null, 'kick', null, null],
    ['Tom909 Low.wav', 'Tom 909 Low', null, 'tom', null, null],
    ['SH-101 Bass 120 Dm.wav', 'SH-101 Bass', null, 'bass', 120, 'D minor'],
    ['Juno 106 Pad.wav', 'Juno 106 Pad', null, 'pad', null, null],
    ['DR-110 Clap.wav', 'DR-110 Clap', null, 'clap', null, null],
    ['Rain 96 kHz.wav', 'Rain 96 KHz', null, null, null, null],
    ['Noise 300.wav', 'Noise 300', null, 'effect', null, null],
    ['Perc 099.wav', 'Perc 099', null, 'percussion', null, null],
  ],
  'keys and letters that are none': [
    ['A Minor Pad.wav', 'Pad', null, 'pad', null, 'A minor'],
    ['Ab_Pad_Warm.wav', 'Pad Warm', null, 'pad', null, 'G#'],
    ['Bb Trumpet Riff 98.wav', 'Trumpet Riff', null, 'brass', 98, 'A#'],
    ['Vocal_Chop_95bpm_D#m_Hey.wav', 'Vocal Chop Hey', loop, 'vocal', 95, 'D# minor'],
    ['JUNO106_Pad_Cmaj7.wav', 'Juno 106 Pad', null, 'pad', null, 'C major'],
    ['guit_em9.flac', 'Guit', null, 'guitar', null, 'E minor'],
    ['Piano_C3_Soft.wav', 'Piano Soft', null, 'keys', null, 'C'],
    ['Strings F sharp minor.wav', 'Strings', null, 'strings', null, 'F# minor'],
    ['Lead Cb major.wav', 'Lead', null, 'lead', null, 'B major'],
    ['bass_thick_c.flac', 'Bass Thick', null, 'bass', null, 'C'],
    ['loop_drone_g_97.flac', 'Drone Loop', loop, 'pad', 97, 'G'],
    ['FM Bell E4.wav', 'FM Bell', null, 'bell', null, 'E'],
    ['Drums B.wav', 'Drums B', null, 'drums', null, null],
    ['Be Careful Vox.wav', 'Be Careful Vox', null, 'vocal', null, null],
  ],
  'abbreviations and folders': [
    ['CH_Tight.wav', 'CH Tight', null, 'hat', null, null],
    ['OH 5.wav', 'OH 5', null, 'hat', null, null],
    ['bd_ada.flac', 'BD Ada', null, 'kick', null, null],
    ['sn_dub.flac', 'SN Dub', null, 'snare', null, null],
    ['drum_bass_hard.flac', 'Drum Bass Hard', null, 'kick', null, null],
    ['Drum & Bass Loop 174.wav', 'Drum & Bass', loop, 'drums', 174, null],
    ['glitch_bass_g.flac', 'Glitch Bass', null, 'bass', null, 'G'],
    ['ambi_piano.flac', 'Ambi Piano', null, 'keys', null, null],
    ['Loops/Drums/01 120.wav', 'Drums Loop 01', loop, 'drums', 120, null],
    ['Drum Hits/Deep.wav', 'Deep', shot, 'drums', null, null],
    ['Drum Hits/3d printer.wav', '3D Printer', shot, 'drums', null, null],
    ['80s Leads/2step.wav', '2step', null, 'lead', null, null],
    ['One-Shots/Kicks/Punchy.wav', 'Punchy', shot, 'kick', null, null],
    ['One Shots/Loop Piano Am 90.wav', 'Piano Loop', loop, 'keys', 90, 'A minor'],
    ['01.wav', 'Sound 01', null, null, null, null],
  ],
  'words of the other languages': [
    ['Gitarre Loop 100 a-Moll.wav', 'Gitarre Loop', loop, 'guitar', 100, 'A minor'],
    ['Streicher B-Dur 80.wav', 'Streicher', null, 'strings', 80, 'A# major'],
    ['Grosse Caisse Profonde.wav', 'Grosse Caisse Profonde', null, 'kick', null, null],
    ['Boucle Piano 95 La mineur.wav', 'Boucle Piano', loop, 'keys', 95, 'A minor'],
    ['Chitarra Do maggiore.wav', 'Chitarra', null, 'guitar', null, 'C major'],
    ['Caja Seca.wav', 'Caja Seca', null, 'snare', null, null],
    ['Klatschen Breit.wav', 'Klatschen Breit', null, 'clap', null, null],
    ['Bekken Donker.wav', 'Bekken Donker', null, 'cymbal', null, null],
  ],
}
