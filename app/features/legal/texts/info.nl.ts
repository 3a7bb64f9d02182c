import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} verkoopt geluiden aan mensen die muziek maken: in packs en los.`,
    sections: [
      {
        title: 'Wat je hier vindt',
        paragraphs: [
          'Kleine catalogi van een handvol artiesten, elk met een eigen stijl. Elk geluid kun je helemaal beluisteren voordat je koopt, met toonsoort, tempo en lengte ernaast.',
        ],
      },
      {
        title: 'Waarom een winkel en geen abonnement',
        paragraphs: [
          'Je betaalt één keer voor wat je gebruikt en het blijft van jou. De prijzen zijn in euro, één Tune is één euro, niets verloopt.',
        ],
      },
      {
        title: 'Wie erachter zit',
        paragraphs: [
          `${brand.company} in ${brand.city}. Schrijf naar ${brand.contactAddress}: je krijgt antwoord van een mens.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Korte antwoorden op wat het vaakst wordt gevraagd.',
    sections: [
      {
        title: 'Welk formaat krijg ik?',
        paragraphs: [
          'WAV met 44,1 kHz en 24 bits, geschikt voor elk muziekprogramma. Een pack krijg je als één ZIP-bestand.',
        ],
      },
      {
        title: 'Wat is een Tune?',
        paragraphs: [
          'De eenheid van je saldo. Eén Tune is één euro, nu en later; Tunes verlopen niet.',
        ],
      },
      {
        title: 'Kan ik opnieuw downloaden?',
        paragraphs: ['Ja, altijd, in je profiel onder ‘Saldo’.'],
      },
      {
        title: 'Wat is het verschil tussen een pack en een one-shot?',
        paragraphs: [
          'Een one-shot is één geluid, zoals een kick of een akkoord. Een pack bevat veel geluiden, met loops die alleen daar te koop zijn. Is een pack van jou, dan zijn ook de one-shots eruit van jou.',
        ],
      },
      {
        title: 'Kan ik een aankoop teruggeven?',
        paragraphs: [
          'Zolang de download niet is begonnen, binnen 14 dagen. Stem je bij het afrekenen in met onmiddellijke levering, dan vervalt dat recht zodra die begint. Een bestand met een fout wordt altijd vervangen.',
        ],
      },
      {
        title: 'Ik heb betaald, maar mijn saldo is niet veranderd.',
        paragraphs: [
          'Dat kan een minuut duren. Is er na een uur niets gebeurd, schrijf ons dan met het tijdstip en het bedrag.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Eén licentie voor alles in de winkel.',
    sections: [
      {
        title: 'Je mag',
        paragraphs: [
          'De geluiden gebruiken in je eigen muziek, films, games, podcasts en optredens, ook commercieel, zonder verdere betaling, zonder tijdslimiet, overal. Je mag ze bewerken, knippen, oprekken en stapelen zoals je wilt.',
        ],
      },
      {
        title: 'Je mag niet',
        paragraphs: [
          'De geluiden als geluiden doorgeven: niet verkopen, niet weggeven, niet opnemen in een samplebibliotheek of instrument, ook niet los of licht bewerkt. Meld ze ook niet als eigen opname aan bij een systeem voor inhoudsherkenning.',
        ],
      },
      {
        title: 'Samenwerken',
        paragraphs: [
          'Wie met jou aan een productie werkt, mag de geluiden daarin gebruiken. Voor eigen muziek is een eigen licentie nodig.',
        ],
      },
      {
        title: 'Naamsvermelding',
        paragraphs: ['Niet nodig. De artiesten zijn blij als je ze noemt.'],
      },
      {
        title: 'Wat de licentie niet is',
        paragraphs: [
          'Ze is niet exclusief: anderen kunnen hetzelfde geluid hebben gekocht. Ze hoort bij het account waarmee is gekocht en is niet overdraagbaar.',
        ],
      },
    ],
  },
  user: {
    lead: `Wat ${brand.name} over je weet en waar je het wijzigt.`,
    sections: [
      {
        title: 'Naam en e-mailadres',
        paragraphs: [
          'Je voor- en achternaam, je gebruikersnaam, je e-mailadres en, als je dat hebt opgegeven, je telefoonnummer. Je wijzigt ze in je profiel onder ‘Instellingen’.',
        ],
      },
      {
        title: 'Wat je over jezelf vertelt',
        paragraphs: [
          'Plaats, beschrijving en foto zijn vrijwillig. Je wijzigt of wist ze op dezelfde plek.',
        ],
      },
      {
        title: 'Wachtwoord',
        paragraphs: [
          'We bewaren alleen een hash, zodat niemand het kan lezen, ook wij niet. Je wijzigt het in je profiel onder ‘Instellingen’; ben je het vergeten, dan stel je op de inlogpagina een nieuw wachtwoord in. Alle andere apparaten worden dan uitgelogd.',
        ],
      },
      {
        title: 'Winkelwagen, bestellingen en saldo',
        paragraphs: [
          'Wat er in je winkelwagen ligt, wat je wanneer en voor hoeveel hebt gekocht, je saldo en je downloads. Alles staat in je profiel onder ‘Saldo’. Afgeronde bestellingen blijven zoals ze zijn.',
        ],
      },
      {
        title: 'Taal en scherm',
        paragraphs: [
          'Cookies onthouden de taal van je laatste pagina en de grootte van je scherm. Ze veranderen als je onderaan een pagina een andere taal kiest of de winkel op een ander scherm bekijkt.',
        ],
      },
      {
        title: 'Al het andere',
        paragraphs: [
          `Wil je alles inzien of je account laten verwijderen? Schrijf naar ${brand.contactAddress}. Hoelang we wat bewaren en waarom, staat in het privacybeleid.`,
        ],
      },
    ],
  },
}
