/** Kinds of products and what producers call them. */
export const kinds = `
pack ~ kit
* pack, packs, sample pack, samplepack, sound pack, sound packs, bundle, sample packs
en collection, library, sample library | de Paket, Samplepaket, Sammlung, Library, Sound-Paket | nl pakket, samplepakket, verzameling, bundel | it pacchetto, raccolta, libreria, pacchetto di campioni
fr pack de sons, packs de sons, pack de samples, banque de sons, collection | es paquete, paquete de samples, pack de sonidos, librería de sonidos, colección

kit < pack ~ drums, one-shot
* kit, kits, drum kit samples, construction kit, construction kits, producer kit

loop ~ beat ! one-shot
* loop, loops, looped, lp
en looping, loopable | de Schleife, Loop, geloopt, Endlosschleife | nl loops, geloopt, lusje, herhalend, loopje, loopjes | it giro!, loop, loopabile | fr boucle, bouclé, en boucle | es bucle, loop, en bucle, loopeado

one-shot ~ short ! loop
* one shot, oneshot, 1 shot, 1shot, single hit, one shots, oneshots, one hit, single shot, hit, hits
en single sound, single | de Einzelsound, Einzelklang, Einzelklänge, Einzelschlag, Schlag | nl losse sound, enkel geluid, los geluid, losse slag, slag, klap? | it colpo singolo, colpi singoli, suono singolo, colpo | fr coup unique, son seul, sons seuls, coup isolé, coup | es golpe único, sonido suelto, sonidos sueltos, golpe suelto, golpe

stems ~ loop
* stem, stems, multitrack, multitracks, track out, trackouts | de Einzelspur, Spuren, Einzelspuren | nl stems, losse sporen | it tracce separate, traccia separata | fr pistes séparées, piste séparée | es pistas separadas

midi ~ melody, chord-progression, keys, chords, melodic
* midi, midi file, midi files, midi pack

preset ~ synth, lead, pad, bass
* preset, presets, patch, patches, serum preset, serum presets | it patch, preset | es parche
`
