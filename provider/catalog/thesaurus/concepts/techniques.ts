/** Ways to play, record and process a sound. */
export const techniques = `
sidechain < pumping ~ house, french-house
* sidechain, side chain, sidechained, side chained, sidechain compression, ducking, ducked

chopped ~ vocal-chop, stutter, resampled, vocal, hip-hop
* chopped, chop, chops, chopped up, sliced, slices, slice, cut up
de zerhackt, geschnitten, Schnipsel, gechoppt | nl gehakt, verknipt, in stukjes | it tagliato, spezzettato, affettato | fr haché, découpé, coupé | es cortado, troceado, picado
it tagliuzzato

reversed ~ reverse, swell, effect, pad
* reversed, backwards, backward, inverted | de rückwärts, umgekehrt | nl achterstevoren, omgekeerd, achteruit | it al contrario, rovesciato, invertito, all'indietro | fr inversé, à l'envers, renversé | es invertido, al revés, hacia atrás

pitched ~ autotune, detuned
* pitched, pitched down, pitched up, pitch shifted, pitchshifted, pitch shift, repitched, pitch
de gepitcht, Tonhöhe, transponiert | nl gepitcht, toonhoogte | it trasposto, intonazione | fr pitché, transposé, hauteur | es transpuesto, pitcheado, tono!
en chipmunk | de Mickymausstimme, Schlumpfstimme, hochgepitcht, runtergepitcht | it chipmunk | fr voix d'hélium, chipmunk | es voz de ardilla, voz de pito

resampled ~ chopped, sampler, lo-fi
* resampled, resample, resampling, flipped, sampled | de gesampelt | nl gesampled | it campionato, ricampionato | fr échantillonné, resamplé | es sampleado, remuestreado

bitcrushed < digital, lo-fi ~ distorted, crunchy
* bitcrushed, bitcrusher, bit crushed, bitcrush, bit crusher, downsampled, decimated, sample rate reduction

distortion < distorted ~ overdrive, saturation
* distortion, dist | de Verzerrung, Verzerrer | nl vervorming | it distorsione, distorsore | fr distorsion | es distorsión

overdrive < distorted ~ amp, saturation
* overdrive, overdriven, driven?, clipped?, clipping | de übersteuert, Übersteuerung, angezerrt | nl overstuurd, oversturing | it in overdrive, sovraccarico | fr overdrivé, écrêté, overdrive | es sobrecargado, saturador!

saturation < distorted ~ warm, tape, fat
* saturation, saturated, saturator | de Sättigung, gesättigt | nl verzadiging, verzadigd | it saturazione, saturo, saturato | fr saturation, saturé? | es saturación, saturado

compressed ~ punchy, tight, pumping
* compressed, compression, squashed, limited | de komprimiert, Kompression, gequetscht | nl gecomprimeerd, compressie, platgedrukt | it compresso, compressione, schiacciato | fr compressé, compression, écrasé | es comprimido, compresión, aplastado

filtered ~ sweep, french-house, muffled, deep, house, evolving
* filtered, filter, filters, low pass, lowpass, low passed, high pass, highpass, cutoff, lpf, hpf
de gefiltert, Tiefpass, Hochpass | nl gefilterd, laagdoorlaat | it filtrato, filtro, passa basso, passa alto | fr filtré, filtre, passe-bas, passe-haut | es filtrado, filtro, paso bajo, paso alto

bandpass < filtered ~ telephone, radio-voice, lo-fi, dry
* band pass, bandpass, bandpassed, eq | de Bandpass | it passa banda | fr passe-bande | es paso banda

granular ~ glitch, texture, evolving, stutter
* granular, granulated, granular synthesis, grains, grain | de Granularsynthese, granuliert, Körner | nl granulair, korrels | it granulare, grani | fr granulaire, grains | es granular, granos

layered ~ fat, busy
* layered, layers, layer, stacked | de geschichtet, gelayert, Schichten | nl gelaagd, lagen, laag?, laagjes | it stratificato, strati, a strati | fr superposé, couches, empilé | es en capas, capas, apilado
en stack

gated ~ stutter, trance, snare, short
* gated, gate, gated reverb, trance gate, noise gate, chopped gate | de gegatet, Gate-Hall | nl gegate | it gated, gate, riverbero gated | fr réverb gatée, avec gate | es con puerta, puerta de ruido, reverb con puerta
* gated snare, gate reverb

stutter ~ glitch, chopped, gated, effect, idm, vocal
* stutter, stutters, stuttering, stuttered, beat repeat, roll edit, repeat | de stotternd, Stottern, abgehackt | nl stotterend, gestotter | it balbettante, balbuziente, a scatti | fr bégayant, saccadé, hachuré | es tartamudeo, entrecortado

one-take ~ organic, realistic, acoustic
* one take, live take, first take, live recording, performance | de Live-Aufnahme, in einem Take, eingespielt | nl live-opname, in één take | it registrazione dal vivo, in presa diretta, buona la prima | fr une seule prise, prise live, en une prise, prise directe | es toma única, en una toma, grabación en vivo

humanised ~ organic, swinging, loose
en humanized, humanised, human, human feel, unquantized, unquantised, off grid, loose, drunk, drunken, sloppy | de menschlich, unquantisiert, schlampig, hinkend, locker gespielt, betrunken, torkelnd | nl menselijk, ongekwantiseerd, losjes, slepend, dronken, los!, wankelend | it umano, umanizzato, non quantizzato, ubriaco, barcollante | fr humain, humanisé, non quantifié, bancal?, à la traîne, ivre, titubant | es humano, humanizado, sin cuantizar, borracho, suelto, ebrio, titubeante
* groovy human

loose ~ humanised, swinging, boom-bap, lofi-hip-hop, hip-hop ! tight
* j dilla, dilla
it fuori tempo

quantised ~ tight, straight ! humanised
en quantized, quantised, grid, mechanical timing | de quantisiert, Raster | nl gekwantiseerd | it quantizzato, a griglia | fr quantifié, calé!, quantisé | es cuantizado, cuadrado?!

reverb < wet ~ hall, delay, roomy, ambient
* reverb, reverbs, verb | en reverbed, reverberation, big reverb | de Hall, Nachhall, Reverb | nl galm, nagalm | it riverbero, riverberazione | fr réverb, réverbération, réverbe | es reverb, reverberación
* lexicon, eventide, valhalla, shimmer reverb, plate, spring reverb, convolution, blackhole reverb
de Federhall | nl akoestiek | it coda di riverbero

hall < reverb ~ church-organ, wide, roomy
en hall, cathedral, church, plate reverb, big hall, cave, tunnel, stadium, arena | de Kathedrale, Kirche, Halle, Höhle, Tunnel, Stadion | nl kathedraal, kerk, grot, tunnel, stadion | it cattedrale, chiesa, grotta, tunnel, stadio | fr cathédrale, église, grotte, tunnel, stade | es catedral, iglesia, cueva, túnel, estadio
nl sporthal

delay < wet ~ echo, dub, tape-echo
* delay, delays, delayed, ping pong, ping pong delay, dub delay, slapback | de verzögert | nl vertraging! | it ritardo | fr délai | es retardo
* memory man, timeline pedal, pingpong delay

echo < delay, wet ~ reverb, dub
en echo, echoes, echoing, echoey | de Echo, Echos | nl echo, echo's, echoënd | it eco, echi | fr écho, échos | es eco, ecos

chorus-effect ~ detuned, wide, juno
* chorus effect, chorused, chorus?, dimension d, ensemble effect

phaser ~ flanger, evolving
* phaser, phased, phasing, phasey

flanger ~ phaser, metallic
* flanger, flanged, flanging, comb filter | de Kammfilter | nl kamfilter | it filtro a pettine | fr filtre en peigne | es filtro peine

tremolo ~ vibrato, guitar, lfo
* tremolo, trem, tremolos | it tremolante | es trémolo

vibrato ~ tremolo, wobbly, melodic, strings, vocal, lead
* vibrato
de zitternd, flatternd | nl trillend, bibberend | it vibrante | fr tremblant, vibrant | es vibrante, tembloroso

lfo ~ wobble, evolving, tremolo
* lfo, modulated, modulation, modulating | de moduliert | nl gemoduleerd | it modulato | fr modulé | es modulado

glide ~ acid-line, sliding, lead, bass, acid
* glide, portamento, gliding, glissando, gliss

sliding ~ glide, bass-808, drill, bass
* slide, slides, sliding, bend, pitch bend | de gleitend?, Gleiten | nl glijdend | it scivolato, glissato | fr glissé, glissant | es deslizante, deslizado
it che scivola

strummed ~ guitar, chords
* strummed, strum, strums | de geschrammelt, geschlagen | nl getokkeld?, aangeslagen | it strimpellato, pennata | fr gratté? | es rasgueado
de Schrammelgitarre, Geschrammel | nl slaggitaar | it schitarrata | fr gratouillé

picked ~ guitar, pluck
* picked, palm mute, palm muted, palm mutes | de gepickt | nl geplukt | it palm mute, plettrato | fr médiator, étouffé à la paume | es con púa
it plettro

bowed < strings ~ long, drone
* bowed, arco | en bow, bows | de gestrichen, Bogen | nl gestreken, strijkstok | it con l'arco, ad arco | fr à l'archet, archet, frotté | es con arco, frotado

legato ~ long, soft, strings ! staccato
* legato, sustained legato | de gebunden | it legato | fr lié! | es ligado

staccato < short ~ tight, staccato-strings ! legato
* staccato, stacc, stabby | de Stakkato, abgehackt?

muted-brass < brass ~ jazz, trumpet, lead
* mute trumpet, harmon mute | de gestopft, Trompete mit Dämpfer | nl trompet met demper | it tromba con sordina, con sordina | fr trompette bouchée, avec sourdine | es trompeta con sordina, con sordina

unison ~ supersaw, wide, detuned
* unison, voices unison, doubled, double tracked | de Unisono, gedoppelt | nl unisono, verdubbeld | it unisono, raddoppiato | fr unisson, doublé! | es unísono, doblado
nl dubbel getrackt

octave ~ bass, lead
* octave, octaves, octaver | de Oktave, Oktaven, Oktaver | nl octaaf, octaven | it ottava, ottave | fr octave | es octava

microtonal ~ detuned, arabic, experimental
* microtonal, atonal | de mikrotonal | nl microtonaal | it microtonale, atonale | fr microtonal, micro-tonal | es microtonal, atonal

stereo < wide ! mono
* stereo, panned, ping pong panned, binaural | es estéreo | fr stéréo

electronic-sound < digital ~ synth, electronic ! acoustic
en programmed, computer, electric | de programmiert, elektrisch, Computer, elektronischer Klang | nl geprogrammeerd, elektrisch, computer, elektronisch geluid | it programmato, elettrico, computer | fr programmé, électrique, ordinateur | es programado, eléctrico, ordenador, computadora

processed ~ distorted, filtered ! raw, dry
* processed, mixed, mastered, mix ready | de bearbeitet, gemischt | nl bewerkt, gemixt | it processato, lavorato, mixato | fr traité, mixé | es procesado, mezclado
it effettato | fr trafiqué

mashup ~ edm, vocal
* mashup, bootleg, remix, edit, remixes | de Remix

time-stretched ~ granular, jungle, slow, texture, evolving
* timestretched, time stretched, timestretch, stretched, paulstretch | de gestreckt, gedehnt | nl uitgerekt | it stirato | fr étiré | es estirado

skank < reggae ~ guitar, organ, syncopated
* skank, bubble organ, skanking

wah ~ funk, guitar, filtered, clavinet, resonant, lfo : resonant, swinging, bright
en wah, wah wah, wah pedal, wah wah pedal, auto wah, envelope filter, wacka wacka, boom chicka wah wah, chicken scratch, wahwah, wah guitar, autowah, crybaby, cry baby | de Wah-Wah, Wah-Wah-Gitarre, Wah-Pedal, Auto-Wah, Wahwah, Wah-Gitarre, Wah | nl wah-wah, wah-wah-gitaar, wahpedaal, auto-wah, wah wah, wahwah, wah wah pedaal, wah wah gitaar, autowah, wah-pedaal, wah-gitaar, wah
it wah-wah, chitarra wah-wah, pedale wah, auto-wah, wah wah, wahwah, chitarra wah wah, chitarra wah, auto wah, wah | fr wah-wah, guitare wah-wah, pédale wah-wah, auto-wah, wah wah, wahwah, pédale wah, guitare wah wah, guitare wah, wah, ouah ouah | es wah-wah, guitarra con wah, pedal wah, auto-wah, wah wah, wahwah, guitarra wah, wah

half-time-feel ~ slow, trap, dubstep, beat, halftime, snare : slow, heavy, wide
en half speed, half time | de Halftime-Beat, Halftime-Groove, halbes Tempo, halbe Geschwindigkeit | nl halftime beat, halftime groove, half tempo, halve snelheid
it ritmo dimezzato, mezzo tempo, tempo dimezzato, metà velocità | fr demi-tempo, rythme en demi-tempo, à moitié vitesse, half-time beat | es mitad de tempo, mitad de velocidad, ritmo half-time

odd-meter ~ syncopated, busy, experimental, idm, jazz, broken-beat : syncopated
en odd meter, odd time, odd time signature, seven eight, five four, 7 8, 5 4, irregular meter, odd metre, math rock beat | de ungerader Takt, krummer Takt, Siebenachteltakt, Siebenachtel, Fünfvierteltakt, Fünfviertel, Fünfachteltakt, Elfachteltakt, Taktwechsel | nl oneven maatsoort, zevenachtste maat, vijfkwartsmaat, onregelmatige maat, maatwisseling, onregelmatige maatsoort
it tempo dispari, tempi dispari, sette ottavi, cinque quarti, metro irregolare, cinque ottavi, sette quarti, nove ottavi | fr mesure impaire, mesure asymétrique, sept huit, cinq quatre, rythme impair, métrique impaire | es compás irregular, compás de amalgama, siete por ocho, cinco por cuatro, amalgama, siete octavos, cinco cuartos

fade ~ swell, outro, intro, quiet, pad, evolving : long, soft
en fade, fade out, fade in, fading, fadeout, fade away, crossfade | de Ausblenden, ausblendend, Einblenden, Überblenden, Ausblendung, leiser werdend, lauter werdend, ausfaden, verklingend, Fade-out, Fade-in, Überblendung, ausklingend | nl uitfaden, infaden, wegstervend, langzaam wegstervend, uitdoven, zachter wordend, fade-out, fade-in
it dissolvenza, sfumare, sfumatura finale, che svanisce, dissolvenza in entrata, dissolvenza in uscita, sfumato in uscita, fade out, fade in | fr fondu sonore, fondu de sortie, fondu enchaîné, qui disparaît, qui s'éteint, fondu, fondu de fin, fondu au noir, fade out, fade in | es fundido, desvanecimiento, fundido de salida, fundido de entrada, que se desvanece, desvanecerse, desvanecer, fade out, fade in
`
