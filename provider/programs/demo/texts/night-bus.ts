import type { PackText, Translations } from '../../../catalog/translations.ts'

export const nightBusTexts: Translations<PackText> = {
  de: {
    summary:
      'Stolpernder Two-Step bei 133 BPM mit hölzernem Orgelbass und abgeschnittenen synthetischen Silben.',
    description: [
      'Die beiden Cousins von Odd Parcel haben dieses Set auf dem Heimweg geschrieben; vielleicht landet deshalb nichts ganz da, wo der Fahrplan es will. Jede zweite Sechzehntel kommt um ein Viertel ihrer Länge zu spät, die Kick lässt die Drei aus, und der Bass füllt das Loch.',
      'Der Orgelbass besteht aus zwei Zugriegeln und einem Klopfen. Die Stimmen sind keine Aufnahmen, sondern eine schnarrende Quelle durch drei bewegliche Resonanzen, zu Silben geschnitten.',
    ],
    sounds: {
      'top-step': 'Two-Step-Drums ohne die Drei, mit Ghost-Snares in den Lücken.',
      'ticket-machine': 'Münzen, Clap und eine Cowbell für das obere Stockwerk des Beats.',
      'back-seat-bass': 'Der Orgelbass antwortet der Kick, vier Akkorde lang.',
      'request-stop': 'Orgelstabs auf den Offbeats, eng gesetzt und kurz gehalten.',
      'upper-deck-choir':
        'Synthetische Silben, gestimmt und zerhackt zu einem Ruf und einer Antwort.',
      'skip-kick': 'Eine straffe Kick mit einem knöchernen Klick am Anfang.',
      'turnstile-snare': 'Hoch, kurz und drahtig.',
      'snap-clap': 'Drei Hände, die sich fast einig sind.',
      tick: 'Eine geschlossene Hi-Hat von fünfundvierzig Millisekunden.',
      'door-hiss': 'Eine offene Hi-Hat mit mehr Luft als Blech.',
      'bell-cup': 'Eine Cowbell, klein und leicht schief.',
      'loose-coins': 'Einmal schütteln, was auch immer da rasselt.',
      'deck-bass-g': 'Der hölzerne Orgelbass auf G.',
      'engine-g': 'Zwei Sägezähne in Schwebung über einem sauberen tiefen G.',
      'request-chord': 'Gm9 auf der Orgel, einmal angeschlagen.',
      'syllable-d': 'Eine synthetische Silbe, die sich von „ah“ zu „oh“ bewegt.',
      'stop-bell': 'Ein fallendes elektronisches Zirpen für das Ende einer Phrase.',
      'down-the-stairs': 'Rauschen, das sich zwei Sekunden lang hinter dir schließt.',
    },
  },
  nl: {
    summary:
      'Huppelende two-step op 133 BPM met een houten orgelbas en afgekapte synthetische lettergrepen.',
    description: [
      'De neven van Odd Parcel schreven deze set op weg naar huis; misschien loopt daarom niets precies volgens de dienstregeling. Elke tweede zestiende komt een kwart van zijn lengte te laat, de kick slaat de derde tel over en de bas vult het gat.',
      'De orgelbas is twee drawbars en een klop. De stemmen zijn geen opnames: een zoemende bron door drie bewegende resonanties, tot lettergrepen geknipt.',
    ],
    sounds: {
      'top-step': 'Two-stepdrums zonder derde tel, met ghost snares in de gaten.',
      'ticket-machine': 'Munten, clap en een cowbell voor het bovendek van de beat.',
      'back-seat-bass': 'De orgelbas geeft de kick antwoord, vier akkoorden lang.',
      'request-stop': 'Orgelstabs op de offbeats, in nauwe ligging en kort gehouden.',
      'upper-deck-choir':
        'Synthetische lettergrepen, gestemd en in stukken gehakt tot een roep en een antwoord.',
      'skip-kick': 'Een strakke kick met een droge tik vooraan.',
      'turnstile-snare': 'Hoog, kort en pezig.',
      'snap-clap': 'Drie handen die het bijna eens zijn.',
      tick: 'Een gesloten hihat van vijfenveertig milliseconden.',
      'door-hiss': 'Een open hihat met meer lucht dan metaal.',
      'bell-cup': 'Een cowbell, klein en een tikje vals.',
      'loose-coins': 'Eén keer schudden met iets dat rammelt.',
      'deck-bass-g': 'De houten orgelbas op g.',
      'engine-g': 'Twee zaagtanden in zweving boven een zuivere lage g.',
      'request-chord': 'Gm9 op het orgel, één keer aangeslagen.',
      'syllable-d': 'Eén synthetische lettergreep, van ‘aa’ naar ‘oo’.',
      'stop-bell': 'Een dalend elektronisch piepje voor het eind van een frase.',
      'down-the-stairs': 'Ruis die zich twee seconden lang achter je sluit.',
    },
  },
  it: {
    summary:
      'Two-step saltellante a 133 BPM, con un basso d’organo legnoso e sillabe sintetiche tagliate corte.',
    description: [
      'I due cugini di Odd Parcel hanno scritto questo pack tornando a casa, e forse per questo niente cade dove dice l’orario. Un sedicesimo su due è in ritardo di un quarto della sua durata, il kick salta il terzo movimento e il basso riempie il buco.',
      'Il basso d’organo è fatto di due drawbar e un colpetto. Le voci non sono registrazioni, ma una sorgente ronzante che attraversa tre risonanze in movimento, tagliata in sillabe.',
    ],
    sounds: {
      'top-step': 'Batteria two-step senza il terzo movimento, con ghost note di snare nei buchi.',
      'ticket-machine': 'Monetine, clap e un campanaccio per il piano di sopra del beat.',
      'back-seat-bass': 'Il basso d’organo risponde al kick per quattro accordi.',
      'request-stop': 'Stab d’organo in levare, a parti strette e tenuti corti.',
      'upper-deck-choir':
        'Sillabe sintetiche, intonate e tagliuzzate in un richiamo e una risposta.',
      'skip-kick': 'Un kick asciutto con un tocco di click davanti.',
      'turnstile-snare': 'Acuto, corto e nervoso.',
      'snap-clap': 'Tre mani quasi d’accordo.',
      tick: 'Un hi-hat chiuso di quarantacinque millisecondi.',
      'door-hiss': 'Un hi-hat aperto, più aria che piatto.',
      'bell-cup': 'Un campanaccio piccolo e un po’ stonato.',
      'loose-coins': 'Una scossa a qualcosa che tintinna.',
      'deck-bass-g': 'Il basso d’organo legnoso, su Sol.',
      'engine-g': 'Due denti di sega in battimento sopra un Sol grave e pulito.',
      'request-chord': 'Solm9 all’organo, colpito una volta.',
      'syllable-d': 'Una sillaba sintetica che passa da «ah» a «oh».',
      'stop-bell': 'Un cinguettio elettronico discendente per la fine di una frase.',
      'down-the-stairs': 'Rumore che per due secondi si chiude alle tue spalle.',
    },
  },
  fr: {
    summary:
      'Un two-step sautillant à 133 BPM, une basse d’orgue boisée et des syllabes synthétiques coupées court.',
    description: [
      'Les deux cousins d’Odd Parcel ont écrit ce pack sur le chemin du retour ; c’est peut-être pourquoi rien ne tombe tout à fait à l’heure prévue. Une double croche sur deux arrive en retard d’un quart de sa durée, le kick saute le troisième temps et la basse comble le trou.',
      'La basse d’orgue tient en deux tirettes et un petit choc. Les voix ne sont pas des enregistrements : une source bourdonnante à travers trois résonances mobiles, découpée en syllabes.',
    ],
    sounds: {
      'top-step':
        'Une batterie two-step privée de son troisième temps, des ghost notes de snare dans les trous.',
      'ticket-machine': 'De la monnaie, un clap et une cowbell pour le haut du beat.',
      'back-seat-bass': 'La basse d’orgue répond au kick, quatre accords durant.',
      'request-stop': 'Des stabs d’orgue à contretemps, en position serrée et coupés court.',
      'upper-deck-choir':
        'Des syllabes synthétiques, accordées puis hachées en un appel et sa réponse.',
      'skip-kick': 'Un kick serré, avec un petit claquement en tête.',
      'turnstile-snare': 'Aiguë, courte et nerveuse.',
      'snap-clap': 'Trois mains presque d’accord.',
      tick: 'Un hi-hat fermé de quarante-cinq millisecondes.',
      'door-hiss': 'Un hi-hat ouvert, plus d’air que de métal.',
      'bell-cup': 'Une cowbell, petite et un peu aigre.',
      'loose-coins': 'Un seul coup de quelque chose qui cliquette.',
      'deck-bass-g': 'La basse d’orgue boisée, sur sol.',
      'engine-g': 'Deux dents de scie qui battent au-dessus d’un sol grave et pur.',
      'request-chord': 'Solm9 à l’orgue, frappé une fois.',
      'syllable-d': 'Une syllabe synthétique qui va de « a » à « o ».',
      'stop-bell': 'Un pépiement électronique descendant, pour finir une phrase.',
      'down-the-stairs': 'Du bruit qui se referme derrière vous pendant deux secondes.',
    },
  },
  es: {
    summary:
      'Two-step saltarín a 133 BPM, con un bajo de órgano de madera y sílabas sintéticas recortadas.',
    description: [
      'Los dos primos de Odd Parcel escribieron este pack de camino a casa; quizá por eso nada cae exactamente donde dice el horario. Una de cada dos semicorcheas se retrasa un cuarto de su duración, el bombo se salta el tercer tiempo y el bajo llena el hueco.',
      'El bajo de órgano son dos tiradores y un golpecito. Las voces no son grabaciones: una fuente que zumba a través de tres resonancias móviles, cortada en sílabas.',
    ],
    sounds: {
      'top-step': 'Batería two-step sin el tercer tiempo y con cajas fantasma en los huecos.',
      'ticket-machine': 'Monedas, clap y un cencerro para el piso de arriba del ritmo.',
      'back-seat-bass': 'El bajo de órgano le contesta al bombo a lo largo de cuatro acordes.',
      'request-stop': 'Stabs de órgano a contratiempo, en disposición cerrada y bien cortos.',
      'upper-deck-choir': 'Sílabas sintéticas, afinadas y troceadas en una llamada y su respuesta.',
      'skip-kick': 'Un bombo ajustado con un toque de clic por delante.',
      'turnstile-snare': 'Aguda, corta y nerviosa.',
      'snap-clap': 'Tres manos casi de acuerdo.',
      tick: 'Un hi-hat cerrado de cuarenta y cinco milisegundos.',
      'door-hiss': 'Un hi-hat abierto con más aire que plato.',
      'bell-cup': 'Un cencerro pequeño y algo desafinado.',
      'loose-coins': 'Una sacudida de algo que tintinea.',
      'deck-bass-g': 'El bajo de órgano de madera, en sol.',
      'engine-g': 'Dos ondas de sierra que baten entre sí sobre un sol grave y limpio.',
      'request-chord': 'Solm9 al órgano, tocado una vez.',
      'syllable-d': 'Una sílaba sintética que va de «ah» a «oh».',
      'stop-bell': 'Un gorjeo electrónico descendente para el final de una frase.',
      'down-the-stairs': 'Ruido que se cierra a tu espalda durante dos segundos.',
    },
  },
}
