/** Famous machines and the gear that people name for its sound. */
export const machines = `
drum-machine ~ drums, beat, kick, snare, hat, electro, vintage
* drum machine, drum machines, drummachine, drum computer, rhythm box, rhythm composer
de Drumcomputer, Rhythmusmaschine, Drummaschine | nl drumcomputer, ritmebox, drummachine | it batteria elettronica, drum machine, drum-machine | fr boîte à rythmes, boîte à rythme, boîtes à rythmes | es caja de ritmos, cajas de ritmos, batería electrónica
* electribe, digitakt, octatrack, syntakt, elektron, machinedrum, tr 8, tr8s, maschine plus, volca beats, drumbrute, rytm, analog rytm, mfb

tr-808 < drum-machine ~ bass-808, kick, cowbell, trap, electro : sub, long, clean, deep
* tr808, tr 808, roland 808, 808 drums, 808 kit, 808?, eight o eight
de 808er | nl 808-drums | it batteria 808 | fr batterie 808 | es batería 808

tr-909 < drum-machine ~ kick, open-hat, ride, techno, house : punchy, hard, bright
* 909, tr909, tr 909, roland 909, 909 drums, 909 kit, nine o nine
de 909er

tr-606 < drum-machine ~ closed-hat, acid, electro : short, bright, tight
* 606, tr606, tr 606, drumatix

tr-707 < drum-machine ~ house, rimshot, chicago-house : clean, short, dry
* 707, tr707, tr 707, 727, tr 727, roland 707

tb-303 < bass, acid ~ synth, acid-line, resonant, acid-techno : acid, resonant, dirty
* 303, tb303, tb 303, roland 303, bassline synth, three o three

sh-101 < synth ~ synth-bass, acid, monosynth
* 101, sh101, sh 101, roland 101

cr-78 < drum-machine ~ vintage, downtempo : short, soft, dry
* cr78, cr 78, compurhythm, rhythm king, rhythm ace

linndrum < drum-machine ~ synthpop, synthwave, funk : punchy, clean, dry
* linn, linndrum, lm1, lm 1, linn drum, lm2

simmons < drum-machine ~ tom, synthwave : falling, wet, digital
* simmons, sdsv, sds5, simmons tom, syndrum, syndrums, electronic drums, electronic tom

dmx < drum-machine ~ electro, hip-hop, oberheim
* dmx, oberheim dmx, drumtraks, dx drum

sp-1200 < sampler ~ boom-bap, gritty, lo-fi : gritty, dusty, punchy
* sp1200, sp 1200, sp12, sp 12, sp404, sp 404, emu sampler

mpc < sampler ~ hip-hop, boom-bap, swinging : punchy, dusty
* mpc, mpc60, mpc 60, mpc2000, mpc 2000, mpc3000, mpc 3000, akai, akai mpc

sampler < gear ~ resampled, chopped, hip-hop, lo-fi, vintage
* sampler, samplers, asr 10, asr10, s950, s900, fairlight, emulator ii, akai s950
it campionatore | fr échantillonneur | es sampleador
en sample flip, flip | de geflippt | nl geflipt
* kontakt, digitakt sampler, emulator, emu, emax, sp 404 mk2, koala sampler, native instruments

gear ~ analog, synth, drums
en gear, hardware, machine, machines | de Gerät, Maschine, Maschinen, Hardware | nl apparaat, apparatuur, machine, machines | it macchine, hardware | fr machine, machines, matos, matériel | es máquina, máquinas, aparato, hardware

juno < analog-synth ~ pad, warm, synthwave, chords : warm, wide
* juno, juno 60, juno60, juno 106, juno106, jupiter, jupiter 8, jupiter8, jp8, jx 3p, jx3p

dx7 < synth, digital ~ fm-bass, electric-piano, bell, fm : bright, glassy, clean
* dx7, yamaha dx7, dx 7, dx100, tx81z

fm < synth, digital ~ dx7, bell, metallic : bright, metallic, digital
* fm synth, fm synthesis, fm, frequency modulation, fm sound
de FM-Synthese, FM-Synth, FM-Klang | nl FM-synthese | it sintesi FM | fr synthèse FM | es síntesis FM

moog < analog-synth ~ synth-bass, fat, monosynth : fat, warm, deep
* moog, minimoog, mini moog, moog bass?, model d, taurus, moog lead

monosynth < synth ~ analog-synth, lead, synth-bass
* monosynth, mono synth, monophonic, arp 2600, arp2600, odyssey, ms20, ms 20, korg ms20, pro one
de monophon | nl monofoon | it monofonico | fr monophonique, monosynthé | es monofónico
* sub 37, mono poly, volca, korg volca, volca bass, microkorg, behringer, minibrute, bass station

polysynth < synth ~ analog-synth, chords, pad
* polysynth, poly synth, polyphonic, polysix, cs80, cs 80, blade runner
de polyphon | nl polyfoon | it polifonico | fr polyphonique | es polifónico
* sylenth, sylenth1, omnisphere, nexus vst, spire vst, vital vst, u he, zebra synth, korg triton, triton, nord stage, waldorf, synclavier, hydrasynth, minilogue

analog-synth < synth, analog ~ juno, moog, warm
* analog synth, analogue synth, analog synthesizer, analogue synthesizer
de Analogsynth, analoger Synth, Analogsynthesizer, analoger Synthesizer | nl analoge synth, analoge synthesizer | it synth analogico, sintetizzatore analogico | fr synthé analogique, synthétiseur analogique | es sinte analógico, sintetizador analógico
* korg, roland synth, yamaha synth, behringer synth, arturia

oberheim < analog-synth ~ synth-brass, pad : wide, bright, fat
* oberheim, ob xa, obxa, ob 8, ob6, ob 6, matrix 1000, obx

prophet < analog-synth ~ pad, synth-brass, chords : warm, wide
* prophet, prophet 5, prophet5, prophet 6, sequential circuits, sequential

buchla < modular ~ experimental, west-coast, pluck
* buchla, easel, music easel

west-coast < modular ~ buchla, resonant
* west coast synthesis, wavefolder, low pass gate, lowpass gate, wavefolding

modular < synth, analog ~ experimental, bleep, evolving
* modular, eurorack, modular synth, serge, patch bay
de Modularsynth, Modularsystem, Modular-Synthesizer | nl modulair | it modulare, sintetizzatore modulare | fr modulaire, synthé modulaire | es sintetizador modular, sinte modular

wavetable < synth, digital ~ wobble, future-bass
* wavetable, wave table, serum, vital synth, massive synth, ppg, ppg wave
* xfer serum, ni massive, massive x, pigments

m1-organ < keys, house ~ organ, donk, piano
* m1, korg m1, m1 organ, m1 piano, house organ, house piano, rave piano, korg organ, korg piano

mellotron < keys, tape ~ strings, flute, choir, vintage : dusty, warm
* mellotron, melotron, chamberlin, optigan

tape-machine < gear, tape ~ warm, tape-hiss, lo-fi : warm, dusty
* tape machine, reel to reel, cassette, cassettes, tascam, portastudio, walkman, four track
en tape recorder | de Bandmaschine, Tonbandgerät, Kassette, Tonband? | nl bandrecorder, bandmachine, cassettebandje, cassette | it registratore a nastro, registratore a bobine, cassetta, musicassetta | fr magnéto, magnétophone, magnétophone à bande, cassette, K7 | es magnetófono, grabadora de cinta, casete, cassette

tape-echo < dub, delay ~ tape-machine, wet : wet, warm
* space echo, tape echo, tape delay, re201, re 201, echoplex
de Bandecho | nl bandecho | it eco a nastro | fr écho à bande, chambre d'écho | es eco de cinta

op-1 < synth ~ lo-fi, playful, sampler
* op1, op 1, teenage engineering, pocket operator, op z

casio < keys ~ lo-fi, chiptune, toy-piano : lo-fi, short
* casio, casiotone, vl tone, vl1, sk1, sk 1, toy keyboard, cheap keyboard
it pianola, tastierina giocattolo, tastiera giocattolo | fr synthé bon marché

gameboy < chiptune, digital ~ lead, game-sound, square-wave, arp, bleep, coin, playful : digital, bright, short
* game boy, gameboy, nes, commodore, c64, c 64, commodore 64, atari, amiga, sid chip, lsdj, nintendo, sega

speak-and-spell < vocal, digital ~ vocoder, robot
* speak and spell, speak spell, text to speech, tts

amen-break < break ~ jungle, drum-and-bass, breakcore : fast, dusty, punchy
* amen, amen break, amens, amenbreak

think-break < break ~ amen-break, jungle, uk-garage, drums, funk
* think break, apache break, funky drummer, funky drummer break, apache, hot pants break

hoover < synth, lead ~ rave, hardcore, detuned, gabber : detuned, dirty, wide
* hoover, hoovers, alpha juno, mentasm, hoover synth, hoover bass, dominator

access-virus < synth ~ trance, supersaw, lead, bass
* access virus, virus ti, nord lead, jp 8000, jp8000, nord

amp < gear ~ distorted, guitar
en amp, amplifier, guitar amp, cabinet, pedal, stompbox, tube, valve | de Verstärker, Röhrenverstärker, Röhre, Bodentreter | nl versterker, buizenversterker, gitaarversterker | it amplificatore, valvolare, valvola | fr ampli, amplificateur, ampli à lampes, pédale | es amplificador, ampli, válvulas, a válvulas
de Röhrensound

microphone < gear ~ vocal, one-take
en microphone, mic, mics, mike | de Mikrofon, Mikro | nl microfoon | it microfono | fr micro, microphone | es micrófono, micro

tape < lo-fi ~ tape-hiss, saturation, warm, vintage : warm, dusty
* tape, tapes, taped | de Tonband, Magnetband | nl tape, bandje! | it nastro | fr bande, bande magnétique | es cinta, cinta magnética
`
