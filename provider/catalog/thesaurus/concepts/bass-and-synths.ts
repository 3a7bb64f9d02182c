/** Basses, synths and leads. */
export const bassAndSynths = `
bass ~ sub, deep, lead
* bass, basses
en bass sound | de Bass, Bässe, Basssound | nl bas!, bassen, basgeluid | it basso, bassi, suono di basso | fr basse | es bajo, bajos, graves?
en woofy, low notes | de tiefe Töne, tiefe Frequenzen | nl lage frequenties | it note basse, frequenze basse | fr notes graves, les basses | es notas graves, frecuencias bajas, los bajos

bassline < bass, loop ~ groove, riff
* bassline, bass line
en bass riff | de Basslinie, Basslauf, Bassläufe | nl baslijn | it linea di basso, giro di basso
fr ligne de basse | es línea de bajo, riff de bajo

sub-bass < bass, sub ~ deep, bass-808 : sub, deep, clean
* sub bass, subbass, sub, subs, sub boom
en low end?, sub low | de Subbass, Subbässe, Tiefbass | nl subbas, sub-bas, diepe bas | it subbasso, sub basso, basso profondo
fr sub-basse, infrabasse, infra-basse, infrabasses, basse profonde | es subgrave, sub-bajo, subbajo, bajo profundo

reese < bass ~ detuned, drum-and-bass, growl : dark, wide, detuned, dirty
* reese, reese bass, reece

bass-808 < bass, sub-bass ~ tr-808, kick, trap : sub, long, deep, boomy
* 808 bass, 808s, 808, eight oh eight, 808 sub, 808 kick
de 808-Bass | nl 808-bas | it basso 808 | fr basse 808 | es bajo 808

acid-line < bass, acid ~ tb-303, synth, resonant : acid, resonant, dirty
* acid line, acid bass, 303 bass, 303 line
de Acid-Linie, Acidlinie | nl acidlijn, acid-lijn | it linea acid | fr ligne acid, ligne acide | es línea acid, línea ácida

wobble < bass ~ dubstep, growl, lfo : dirty, deep, aggressive
* wobble, wobble bass, wub, wubs, wobbles
de Wobbelbass, Wobble-Bass | nl wobblebas | it basso wobble | fr basse wobble | es bajo wobble
nl wobbelbas

growl < bass ~ wobble, aggressive, dubstep : dirty, aggressive, hard
* growl, growl bass, neuro bass, growls
en snarl, growling | de Growl-Bass, knurrend, Knurren | nl grommend, grommende bas | it ringhiante | es gruñido
nl ronkend | fr basse qui ronfle, basse qui grogne

donk < bass ~ house, pluck : short, hard, bouncy
* donk, donk bass, organ bass, bassline donk

fm-bass < bass ~ dx7, metallic, fm : hard, metallic, digital
* fm bass, lately bass | de FM-Bass | nl FM-bas | it basso FM | fr basse FM | es bajo FM

synth-bass < bass, synth ~ moog : deep, digital, analog
* synth bass, synthbass, moog bass, bass synth
de Synthbass, Synth-Bass, Synthesizerbass | nl synthbas, synth-bas | it basso synth, basso sintetico | fr basse synthé, basse synthétique | es bajo sintetizado, bajo de sinte, bajo synth

bass-guitar < bass, guitar ~ upright-bass, slap-bass
* bass guitar, electric bass, ebass, e bass, p bass, fingered bass, finger bass, picked bass
de Bassgitarre, E-Bass, Fingerbass | nl basgitaar, elektrische bas | it basso elettrico, chitarra basso | fr guitare basse, basse électrique | es bajo eléctrico, guitarra bajo
en base guitar | fr fretless | es bajo fretless, bajo sin trastes

slap-bass < bass-guitar ~ funk : punchy, bright, short
* slap bass, slapbass, slap | de Slapbass, geslappter Bass | nl slapbas | it basso slap, basso slappato | fr basse slap, basse slappée | es bajo slap, bajo slapeado

upright-bass < bass, strings ~ jazz, acoustic, bass-guitar : warm, acoustic, wooden
* upright bass, double bass, acoustic bass, stand up bass
en standup bass | de Kontrabass, Standbass | nl contrabas, staande bas | it contrabbasso | fr contrebasse | es contrabajo
fr basse walking | es tololoche, guitarrón

synth ~ chords, pluck, keys, bass, bell
* synth, synths, synthesizer, synthesizers, synth line
en synthesiser, synthy | de Synthie, Synthesizerklang, Synthi, Synthesizer | nl synthesizer, synthesizers | it sintetizzatore, sinte, synth
fr synthé, synthétiseur, synthés | es sintetizador, sinte, sintes

arp < synth ~ sequence, melody
* arp, arpeggio, arps, arpeggiated, arpeggiator, arpeggios
de Arpeggien, arpeggiert | nl arpeggio's, gearpeggieerd | it arpeggi, arpeggiato | fr arpège, arpégé, arpégiateur | es arpegio, arpegiado, arpegiador

sequence < synth ~ arp, riff
* sequence, seq, sequencer, sequences, synth sequence
de Sequenz, Sequenzen, Sequenzer | nl sequentie | it sequenza | fr séquence, séquenceur | es secuencia, secuenciador

stab < chords ~ short, rave, synth : short, hard, punchy
* stab, stabs, chord stab, synth stab, rave stab, stab chord
de Akkordstab | nl akkoordstab | it stab di accordi | fr stab d'accord | es stab de acordes, golpe de acorde

supersaw < synth ~ lead, trance, detuned, wide : wide, bright, detuned
* supersaw, super saw, hypersaw, supersaws

saw < synth ~ supersaw, bright
* saw, sawtooth, saw wave
de Sägezahn | nl zaagtand | it dente di sega, onda a dente di sega | fr dent de scie | es diente de sierra, onda de sierra
de sägend

square-wave < synth ~ chiptune, hollow : clean, digital
* square wave, pulse wave, pwm
de Rechteck, Rechteckwelle | nl blokgolf | it onda quadra | fr onde carrée | es onda cuadrada

sine < synth ~ sub-bass, clean : clean, soft
* sine, sine wave, sinus
de Sinuston, Sinuswelle | nl sinustoon, sinusgolf | it onda sinusoidale, sinusoide | fr onde sinusoïdale, sinusoïde | es onda senoidal, senoidal, sinusoidal

bleep < synth ~ digital, techno, ui-sound, game-sound, coin, click : short, clean, digital, bright
* bleep, bleeps, blip, blips, beep, beeps, bleepy
de Piepser, Piepton, Piepen | nl piepje, piep, piepjes, bliep, bliepje | it bip | fr bip, bips | es pitido, bip
en ding, ping, bloop, blip blop, pong | de Pling, Blubb | nl pling | it pling, trillo elettronico | fr bip bip
en sonar ping, radar, heart monitor, flatline, lorry reversing | nl sonar | it monitor cardiaco | es código morse

lead < synth ~ melody, topline, pluck, bell
* lead, leads, lead synth, synth lead, lead sound
de Leadsynth, Leadsound, Lead-Synth | nl leadsynth | it synth solista, suono solista | fr son lead, synthé lead | es sinte solista, sinte lead

lead-guitar < lead, guitar ~ guitar-riff, solo
* lead guitar, guitar solo
de Sologitarre, Leadgitarre, Gitarrensolo | nl sologitaar, gitaarsolo | it chitarra solista, assolo di chitarra | fr guitare solo, solo de guitare | es guitarra solista, solo de guitarra, punteo de guitarra

solo < lead ~ melody
* solo, solos | de Solo, Soli | nl solo's | it assolo, assoli | fr solo | es solo

theremin < lead ~ glide, vibrato, eerie : clean, eerie
* theremin, ondes martenot, musical saw
de singende Säge | nl zingende zaag | it sega musicale | fr thérémine, scie musicale | es sierra musical

walking-bass < bassline ~ upright-bass, jazz, bass-guitar, swinging, blues : acoustic, warm, swinging, steady
en walking bass, walking bassline, walking bass line | de Walking Bass, laufender Bass, Walkingbass | nl walking bass, walking baslijn, lopende bas, lopende baslijn, wandelende bas, loopje op de bas, basloopje
it walking bass, basso camminato, basso che cammina | fr walking bass, basse marchante, basse qui marche | es walking bass, bajo caminante, bajo andante
`
