/** The parts that a sound plays in a song. */
export const roles = `
intro ~ ambience, build-up, pad, ambient, texture ! outro : soft, long, wide
* intro, intros, opening | en introduction, beginning, opener | de Einleitung, Anfang, Auftakt? | nl begin, opening, inleiding | it introduzione, apertura | fr introduction, début, ouverture | es introducción, comienzo, apertura
en title sequence, opening credits | de Vorspann
en entrance music

outro ~ breakdown, pad, falling, calm ! intro : soft, falling, long
* outro, outros, ending | de Ausklang, Schluss, Ende | nl einde, slot! | it finale, chiusura | fr fin?!, conclusion, final | es final, cierre
it a sfumare | fr clap de fin

build-up ~ riser, roll, tense, rising, snare ! drop, breakdown : rising, tense
* build up, buildup, build, builds, build ups | en building, tension builder, before the drop, into the drop, pre drop | de Aufbau, Spannungsaufbau, aufbauend | nl opbouw, spanningsopbouw | it crescendo di tensione, costruzione, preparazione al drop | fr montée avant le drop, build-up | es construcción, crescendo previo, tensión?
de vor dem Drop, auf den Drop zu | nl voor de drop, naar de drop toe | it prima del drop, verso il drop | fr avant le drop, juste avant le drop | es antes del drop, previo al drop
fr montée en puissance | es que va acelerando

drop ~ bass, impact, edm ! breakdown : hard, punchy, deep
* drop, drops, the drop

breakdown ~ pad, calm, piano ! drop : soft, wet, calm
* breakdown, break down, breakdowns, bridge | de Ruheteil, Zwischenteil | nl rustpunt, tussenstuk | it stacco, ponte | fr pont, accalmie | es puente, interludio
nl tussenspel | it intermezzo, interludio | fr intermède

verse ~ rap-vocal, chords, vocal : soft, minimal
en verse, verses | de Strophe | nl couplet | it strofa | fr couplet | es estrofa, verso

chorus ~ hook, vocal, catchy, epic : wide, bright
* refrain | en chorus, choruses | de Refrain | nl refrein | it ritornello | fr refrain | es estribillo, coro?

hook ~ melody, catchy, topline, lead, vocal, melodic
* hook, hooks, hookline, hook line
fr gimmick

riff ~ bassline, guitar-riff, hook, guitar, lead, bass, keys
* riff, riffs, lick, licks, ostinato, motif
de Motiv, Riff | nl motief, riedel, riedeltje | it motivo | fr motif | es motivo

guitar-riff < guitar, riff ~ rock
* guitar riff, guitar lick, guitar riffs | de Gitarrenriff | nl gitaarriff | it riff di chitarra | fr riff de guitare | es riff de guitarra

melody ~ lead, melodic, hook
* melody, melodies, tune, topline melody | de Melodie, Melodien | nl melodie, melodietje, deuntje, wijsje | it melodia, melodie | fr mélodie, air! | es melodía

lead-line < lead, melody ~ synth
* lead line, lead melody | de Leadmelodie, Lead-Linie, Leadlinie | nl leadlijn, leadmelodie | it linea solista, melodia principale | fr ligne de lead, mélodie principale | es línea principal, melodía principal, línea solista

counter-melody < melody ~ arp, pluck
* counter melody, countermelody, counterpoint | de Gegenstimme, Gegenmelodie, Kontrapunkt | nl tegenmelodie, tegenstem, contrapunt | it controcanto, contromelodia, contrappunto | fr contre-chant, contrechant, contrepoint | es contramelodía, contracanto, contrapunto

topline ~ melody, vocal, lead
* topline, top line, toplines

harmony ~ chords, choir
en harmony, harmonies, harmonic | de Harmonie, Harmonien, harmonisch | nl harmonie, harmonisch | it armonia, armonico | fr harmonie, harmonique, harmonieux | es armonía, armónico?

groove ~ beat, percussion, swinging
* groove, grooves, feel, pocket | de Groove | es ritmo con groove

fill ~ drum-fill, transition, roll, drums, snare, tom
* fill, fills, turnaround | de Fill-in, Überleitung | nl fill-in, opvulling | it fill, riempimento, passaggio | fr remplissage, fill-in, relance | es relleno, remate, corte!
it riempitivo

transition ~ effect, fill, riser, downlifter, cymbal, rising
* transition, transitions, transition fx | de Übergang, Übergänge | nl overgang | it transizione, passaggio? | fr transition | es transición

end-of-bar ~ fill, transition, roll, drums, effect, cymbal
en end of bar, end of phrase, every eight bars, end of the bar, last bar | de Ende vom Takt, am Taktende, Taktende | nl einde van de maat, laatste maat | it fine battuta, fine della battuta, ultima battuta | fr fin de mesure, fin de phrase, dernière mesure | es final de compás, fin de compás, último compás

pickup ~ syncopated
en pickup, anacrusis | de Auftakt | nl opmaat | it anacrusi | fr anacrouse, levée | es anacrusa

downbeat ~ impact, kick
en on the one | de auf die Eins, Eins!, Taktanfang | nl eerste tel | it primo battito | fr premier temps | es primer tiempo

backbeat ~ snare, clap
* backbeat, back beat | en two and four | de Backbeat | it sul due e sul quattro | fr contretemps?, deuxième temps | es contratiempo?

background ~ pad, ambient, chords, lofi-hip-hop, texture, ambience, calm : soft, long, calm, minimal
en background, bed, underscore, ambience bed, backing, underneath | de Hintergrund, Klangbett, Untermalung, Unterlage | nl achtergrond, onderlaag, klankbed? | it sottofondo?, tappeto? | fr fond!, ambiance, ambiances, fond sonore, arrière-plan, tapis sonore, lit sonore | es fondo, de fondo, colchón?
de Hintergrundmusik, Gedudel, Pausenmusik | nl achtergrondmuziek, voortkabbelend, onder gesproken tekst | it che non disturbi, poco invadente

instrumental < loop ~ hip-hop, beat, chords, keys, lofi-hip-hop
* instrumental, instrumentals
en backing track, backing tracks, rap beat, rap beats, beat without vocals | de Rapbeat, Rapbeats, Instrumentale, Begleitspur | nl instrumentaal, rapbeat, rapbeats, begeleiding, begeleidingsband
it base!, basi!, base rap, base strumentale, basi strumentali, strumentale | fr instru, instrus, prod!, instrumentale, bande instrumentale, playback | es base!, bases!, base de rap, base instrumental, pista instrumental, instrumental

accent ~ stab, impact, short
* accent, accents | de Akzent, Akzente | nl accent | it accento, accenti | fr accent | es acento

top-layer ~ layered, texture
* top layer, layering

pulse ~ bassline, sequence, driving, bass, synth, kick
* pulse, pulses, pulsing, pulsating, throbbing | de Puls, pulsierend | nl puls, pulserend | it pulsazione, pulsante | fr pulsation, pulsé, palpitant | es pulso, pulsante?, palpitante

call-and-response ~ hook, riff, vocal, lead, melodic
* call and response, question and answer | de Frage und Antwort | nl vraag en antwoord | it domanda e risposta | fr question réponse | es pregunta y respuesta, llamada y respuesta

dj-tool ~ loop, transition
* dj tool, dj tools, dj drop, dj drops | nl dj-tool

jingle ~ melody, short
* ident, sonic logo, audio logo, logo | en jingle | de Jingle, Erkennungsmelodie | nl herkenningsmelodie, jingle | it sigla, jingle | fr jingle, générique | es sintonía, jingle
en theme tune, tv theme

ui-sound < effect ~ click, short, bleep : short, clean, bright
en notification, notification sound, button, button click, ui sound, interface, pop sound, menu sound | de Benachrichtigung, Benachrichtigungston, Knopf | nl melding, meldingsgeluid, knop | it notifica, pulsante?, bottone, clic di pulsante | fr notification, notif, appli, bouton | es notificación, botón
en ui, interface sound, menu click, click sound, toggle, tap sound, error sound, success sound, message sound, pop up | de Klickgeräusch, Menügeräusch, Bedienoberfläche, Schaltfläche, Fehlerton, Hinweiston, Signalton | nl app-geluid, klikgeluid, menugeluid, berichtje, pieptoon | it interfaccia, suono di interfaccia, suono di errore, suono di notifica, avviso sonoro | fr son d'interface, clic d'interface, bip d'erreur, alerte sonore, bruitage d'interface | es interfaz, sonido de interfaz, clic de interfaz, sonido de error, aviso sonoro
en windows xp, text message | nl muisklik, sms | it messaggio in arrivo | fr notif, texto, alerte de don | es sonido de whatsapp
`
