import { brand } from '../brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Wat ${brand.name} over je weet, waarom, hoe lang, en wat je eraan kunt doen.`,
  sections: [
    {
      title: 'Wie verantwoordelijk is',
      paragraphs: [
        `${brand.company}, ${brand.city}, Nederland, bepaalt hoe je gegevens worden gebruikt. Met elke vraag daarover kun je terecht bij ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Bezoek zonder account',
      paragraphs: [
        'Je kunt rondkijken, zoeken en luisteren zonder te zeggen wie je bent. Onze servers houden 14 dagen een technisch logboek bij (tijd, pagina, adres, resultaat) om fouten te vinden en aanvallers buiten te houden. Dat is ons gerechtvaardigd belang.',
      ],
    },
    {
      title: 'Account, bestellingen en downloads',
      paragraphs: [
        'Voor de overeenkomst met jou bewaren we je naam, gebruikersnaam, e-mailadres, wachtwoord (alleen als hash), wat je in je profiel zet, je winkelwagen, bestellingen, saldo en downloads. We bewaren ook wanneer je met directe levering hebt ingestemd, omdat de wet vraagt dat we dat kunnen bewijzen.',
      ],
    },
    {
      title: 'Betalingen',
      paragraphs: [
        'Je waardeert op bij onze betaaldienst. Die krijgt je e-mailadres en het bedrag; je kaartgegevens gaan alleen daarheen. Wij horen of er is betaald.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We gebruiken alleen cookies die de winkel nodig heeft: één voor je login, één voor de vraag of je ingelogd blijft, één voor je taal, één voor de grootte van je scherm en een half uur lang één voor het product dat je wilde voordat je inlogde. Er is geen reclame en geen tracking, dus ook geen banner.',
      ],
    },
    {
      title: 'Wie je gegevens nog meer ziet',
      paragraphs: [
        'Alleen bedrijven die onder contract voor ons werken: voor hosting, voor het versturen van mail en voor betalingen. Ze zitten in de Europese Unie. We verkopen niets en maken van niemand een profiel.',
      ],
    },
    {
      title: 'Hoe lang we ze bewaren',
      paragraphs: [
        'Je account blijft tot je ons vraagt het te verwijderen. Facturen moeten we volgens de belastingwet zeven jaar bewaren. Berichten aan ons verwijderen we twee jaar na het laatste antwoord.',
      ],
    },
    {
      title: 'Je rechten',
      paragraphs: [
        `Je mag je gegevens inzien, verbeteren, verwijderen en meenemen, het gebruik beperken en er bezwaar tegen maken; schrijf naar ${brand.contactAddress} en je hebt binnen een maand antwoord. Je kunt ook een klacht indienen bij de Autoriteit Persoonsgegevens of bij de toezichthouder waar je woont.`,
      ],
    },
  ],
}
