import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} verkoopt sounds aan iedereen die muziek maakt, in packs en los.`,
    sections: [
      {
        title: 'Wat je hier vindt',
        paragraphs: [
          'Kleine catalogi van een handvol artiesten, elk met een eigen stijl. Elke sound kun je volledig beluisteren voordat je koopt; toonsoort, tempo en lengte staan ernaast.',
        ],
      },
      {
        title: 'Waarom een shop en geen abonnement',
        paragraphs: [
          'Je betaalt één keer voor wat je nodig hebt en het blijft van jou. De prijzen zijn in euro’s, één Tune is één euro en niets verloopt.',
        ],
      },
      {
        title: 'Wie erachter zit',
        paragraphs: [
          `${brand.company} in ${brand.city}. Mail naar ${brand.contactAddress}: je krijgt antwoord van een mens.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Korte antwoorden op de meestgestelde vragen.',
    sections: [
      {
        title: 'Welk bestandsformaat krijg ik?',
        paragraphs: [
          '24-bits WAV op 44,1 kHz, geschikt voor elke DAW. Een pack krijg je als één ZIP-bestand.',
        ],
      },
      {
        title: 'Wat is een Tune?',
        paragraphs: [
          'De eenheid van je saldo. Eén Tune is altijd één euro waard; Tunes verlopen niet.',
        ],
      },
      {
        title: 'Kan ik opnieuw downloaden?',
        paragraphs: ['Ja, altijd, in je profiel onder ‘Saldo’.'],
      },
      {
        title: 'Wat is het verschil tussen een pack en een one-shot?',
        paragraphs: [
          'Een one-shot is één losse sound, zoals een kick of een akkoord. Een pack bevat veel sounds, waaronder loops die je niet los kunt kopen. Koop je een pack, dan zijn ook de one-shots eruit van jou.',
        ],
      },
      {
        title: 'Kan ik een aankoop teruggeven?',
        paragraphs: [
          'Downloads niet: die worden meteen geleverd en bij het afrekenen stem je ermee in dat je herroepingsrecht dan vervalt. Tunes die je niet hebt uitgegeven, kun je binnen 14 dagen na het opwaarderen teruggeven. Een bestand met een fout vervangen we altijd, of je krijgt je geld terug.',
        ],
      },
      {
        title: 'Ik heb betaald, maar mijn saldo is niet veranderd.',
        paragraphs: [
          'Dat kan een minuut duren. Is er na een uur nog niets gebeurd, mail ons dan het tijdstip en het bedrag.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Eén licentie voor alles in de shop.',
    sections: [
      {
        title: 'Je mag',
        paragraphs: [
          'De sounds gebruiken in je eigen muziek, films, games, podcasts en optredens, ook commercieel, wereldwijd, zonder tijdslimiet en zonder verdere betaling. Je mag ze bewerken, knippen, stretchen en stapelen zoals je wilt.',
        ],
      },
      {
        title: 'Je mag niet',
        paragraphs: [
          'De sounds zelf doorgeven, onbewerkt of licht bewerkt: je mag ze dus niet verkopen, weggeven of in een samplebibliotheek of instrument opnemen. Je mag ze ook niet als eigen opname aanmelden bij een systeem voor contentherkenning, zoals Content ID.',
        ],
      },
      {
        title: 'Samenwerken',
        paragraphs: [
          'Wie met jou aan een productie werkt, mag de sounds daarin gebruiken, maar heeft voor eigen muziek een eigen licentie nodig.',
        ],
      },
      {
        title: 'Naamsvermelding',
        paragraphs: ['Niet nodig, maar de artiesten stellen het op prijs.'],
      },
      {
        title: 'Grenzen van de licentie',
        paragraphs: [
          'De licentie is niet exclusief: anderen kunnen dezelfde sound hebben gekocht. Ze hoort bij het account waarmee de sound is gekocht en is niet overdraagbaar.',
        ],
      },
    ],
  },
  user: {
    lead: `Welke gegevens ${brand.name} over je bewaart en waar je ze wijzigt.`,
    sections: [
      {
        title: 'Naam en e-mailadres',
        paragraphs: [
          'Je voor- en achternaam, je e-mailadres, je gebruikersnaam en, als je dat hebt opgegeven, je telefoonnummer. Je kunt ze wijzigen in je profiel onder ‘Instellingen’.',
        ],
      },
      {
        title: 'Wat je over jezelf vertelt',
        paragraphs: [
          'Plaats, profielbeschrijving en profielfoto zijn optioneel. Je kunt ze wijzigen in je profiel; plaats en profielbeschrijving kun je ook wissen.',
        ],
      },
      {
        title: 'Wachtwoord',
        paragraphs: [
          'We bewaren alleen een hash, zodat niemand je wachtwoord kan lezen, ook wij niet. Je kunt het wijzigen in je profiel onder ‘Instellingen’; ben je het vergeten, dan stel je via de inlogpagina een nieuw wachtwoord in. Op al je andere apparaten word je dan uitgelogd.',
        ],
      },
      {
        title: 'Winkelwagen, bestellingen en saldo',
        paragraphs: [
          'Wat er in je winkelwagen zit, wat je wanneer en voor hoeveel hebt gekocht, je saldo en je downloads. Je aankopen, saldo en downloads vind je in je profiel onder ‘Saldo’. Afgeronde bestellingen kunnen niet meer worden gewijzigd.',
        ],
      },
      {
        title: 'Taal, thema en scherm',
        paragraphs: [
          'Cookies onthouden je taal, het thema en de grootte van je scherm. Ze worden bijgewerkt als je onder aan de pagina een andere taal of een ander thema kiest of de shop op een ander scherm bekijkt.',
        ],
      },
      {
        title: 'Al het andere',
        paragraphs: [
          `Wil je een kopie van je gegevens, of wil je je account laten verwijderen? Mail naar ${brand.contactAddress}. Wat we bewaren, waarom en hoelang, staat in het [privacybeleid](privacy).`,
        ],
      },
    ],
  },
}
