import type { Translations } from '../../../catalog/translations.ts'

/** The descriptions of the artists, keyed by slug. */
export const artistTexts = {
  'marta-quill': {
    de: 'Marta Quill spielt alles ein wenig hinter dem Beat und behält den Take, in dem der Stuhl geknarrt hat.',
    nl: 'Marta Quill speelt alles net achter de beat en houdt de take waarin de stoel kraakte.',
    it: 'Marta Quill suona tutto un filo dietro al beat e tiene la take in cui ha scricchiolato la sedia.',
    fr: 'Marta Quill joue tout légèrement derrière le temps et garde la prise où la chaise a grincé.',
    es: 'Marta Quill lo toca todo un poco por detrás del ritmo y se queda con la toma en la que crujió la silla.',
  },
  'halden-roe': {
    de: 'Halden Roe baut Techno aus vier Stimmen und einem Filter und hört auf, bevor eine fünfte zu viel erklären würde.',
    nl: 'Halden Roe bouwt techno uit vier stemmen en een filter, en stopt voordat een vijfde te veel zou uitleggen.',
    it: 'Halden Roe costruisce techno con quattro voci e un filtro, e si ferma prima che una quinta spieghi troppo.',
    fr: 'Halden Roe bâtit sa techno avec quatre voix et un filtre, et s’arrête avant qu’une cinquième n’en dise trop.',
    es: 'Halden Roe construye techno con cuatro voces y un filtro, y para antes de que una quinta explique demasiado.',
  },
  'odd-parcel': {
    de: 'Odd Parcel sind zwei Cousins, die sich halb fertige Garage-Tracks per Post schicken und ihre eigenen nie zu Ende bringen.',
    nl: 'Odd Parcel zijn twee neven die elkaar halfaffe garagetracks per post sturen en hun eigen tracks nooit afmaken.',
    it: 'Odd Parcel sono due cugini che si spediscono per posta brani garage lasciati a metà e non finiscono mai i propri.',
    fr: 'Odd Parcel, ce sont deux cousins qui s’envoient par la poste des morceaux de garage inachevés et ne terminent jamais les leurs.',
    es: 'Odd Parcel son dos primos que se mandan por correo temas de garage a medio hacer y nunca terminan los suyos.',
  },
  'sunday-ferry': {
    de: 'Sunday Ferry schreiben House für kleine Räume mit großen Fenstern: warme Akkorde, schlichte Drums, keine Eile.',
    nl: 'Sunday Ferry schrijft house voor kleine kamers met grote ramen: warme akkoorden, simpele drums, geen haast.',
    it: 'I Sunday Ferry scrivono house per stanze piccole con grandi finestre: accordi caldi, batteria semplice, nessuna fretta.',
    fr: 'Sunday Ferry écrit de la house pour petites pièces à grandes fenêtres : accords chauds, batterie simple, rien qui presse.',
    es: 'Sunday Ferry hacen house para salas pequeñas con ventanas grandes: acordes cálidos, batería sencilla, ninguna prisa.',
  },
  ferrow: {
    de: 'Ferrow kam vom Reparieren von Aufzugmotoren zu Drum and Bass und stimmt bis heute jeden Bass nach seiner Schwebung.',
    nl: 'Ferrow kwam van het repareren van liftmotoren bij drum and bass terecht en stemt elke bas nog steeds op zijn zweving.',
    it: 'Ferrow è arrivato alla drum and bass riparando motori di ascensori e accorda ancora ogni basso sui battimenti.',
    fr: 'Ferrow est venu à la drum and bass en réparant des moteurs d’ascenseur et accorde encore chaque basse à ses battements.',
    es: 'Ferrow llegó al drum and bass reparando motores de ascensor y todavía afina cada bajo por sus batimientos.',
  },
  'vesna-lark': {
    de: 'Vesna Lark macht langsame Musik aus ganz wenigen Teiltönen, von denen jeder genug Zeit bekommt, um aufzufallen.',
    nl: 'Vesna Lark maakt trage muziek uit heel weinig boventonen, die elk genoeg tijd krijgen om op te vallen.',
    it: 'Vesna Lark fa musica lenta con pochissimi parziali, a ciascuno dei quali lascia il tempo di farsi notare.',
    fr: 'Vesna Lark fait une musique lente avec très peu de partiels, chacun ayant le temps de se faire remarquer.',
    es: 'Vesna Lark hace música lenta con muy pocos parciales y da a cada uno tiempo para hacerse notar.',
  },
  'kiosk-athletic': {
    de: 'Kiosk Athletic programmiert helle, breitschultrige Synthesizermusik über Parkhäuser und späte Busse.',
    nl: 'Kiosk Athletic programmeert heldere synthesizermuziek met brede schouders, over parkeergarages en late bussen.',
    it: 'Kiosk Athletic programma musica per sintetizzatori, brillante e dalle spalle larghe, che parla di parcheggi e autobus notturni.',
    fr: 'Kiosk Athletic programme une musique de synthétiseurs brillante, aux épaules carrées, qui parle de parkings et de derniers bus.',
    es: 'Kiosk Athletic programa música de sintetizador brillante y ancha de hombros sobre aparcamientos y autobuses nocturnos.',
  },
  'plain-weave': {
    de: 'Plain Weave ordnet kurze Klänge aus Holz und Glas zu Mustern, die sich wiederholen, bis sie zu kippen beginnen.',
    nl: 'Plain Weave schikt korte klanken van hout en glas tot patronen die zich herhalen tot ze beginnen te hellen.',
    it: 'Plain Weave dispone suoni brevi di legno e di vetro in schemi che si ripetono finché non cominciano a pendere.',
    fr: 'Plain Weave agence de brefs sons de bois et de verre en motifs qui se répètent jusqu’à pencher.',
    es: 'Plain Weave dispone sonidos breves de madera y cristal en patrones que se repiten hasta que empiezan a inclinarse.',
  },
} satisfies Record<string, Translations<string>>
