import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Wat ${brand.name} over je weet, waarom, hoe lang en welke rechten je hebt.`,
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
        'Je kunt rondkijken, zoeken en luisteren zonder ons te zeggen wie je bent. Onze servers houden 14 dagen een technisch logboek bij (tijd, pagina, IP-adres, resultaat) om fouten te vinden en aanvallers buiten te houden. Dat is ons gerechtvaardigd belang.',
      ],
    },
    {
      title: 'Account, bestellingen en downloads',
      paragraphs: [
        'Voor de overeenkomst met jou bewaren we je naam, gebruikersnaam, e-mailadres, wachtwoord (alleen als hash), wat je in je profiel zet, je winkelwagen, bestellingen, saldo en downloads. We bewaren ook wanneer je met onmiddellijke levering hebt ingestemd en wat je hebt herroepen en wanneer, omdat de wet vraagt dat we dat kunnen bewijzen.',
      ],
    },
    {
      title: 'Betalingen',
      paragraphs: [
        'Je waardeert je saldo op via de pagina van onze betaaldienst. Die krijgt je e-mailadres en het bedrag; je kaartgegevens gaan alleen daarheen. Wij horen of er is betaald.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We gebruiken alleen eigen cookies. Er is geen reclame en geen tracking, dus ook geen cookiebanner.',
      ],
      items: [
        'Je login: ‘token’, tot je je browser sluit, of 30 dagen als je ingelogd wilt blijven',
        'De keuze om ingelogd te blijven: ‘token_remembered’, 30 dagen',
        'Je taal: ‘i18n_redirected’, een jaar',
        'Je schermgrootte: ‘viewport’, een jaar',
        'Het lichte of donkere thema, als je er een kiest: ‘theme’, een jaar',
        'Het product dat je wilde toevoegen voordat je inlogde: ‘pending_item’, 30 minuten',
      ],
    },
    {
      title: 'Wie je gegevens nog meer ziet',
      paragraphs: [
        'Alleen bedrijven die onder contract voor ons werken: voor hosting, voor het versturen van e-mail en voor betalingen. Ze zitten in de Europese Unie. We verkopen niets en maken van niemand een profiel.',
      ],
    },
    {
      title: 'Hoe lang we ze bewaren',
      paragraphs: [
        'Je account blijft bestaan tot je ons vraagt het te verwijderen. Facturen moeten we volgens de belastingwet zeven jaar bewaren. Berichten aan ons verwijderen we twee jaar na het laatste antwoord.',
      ],
    },
    {
      title: 'Je rechten',
      paragraphs: [
        `Je hebt het recht je gegevens in te zien, ze te laten corrigeren en verwijderen, ze mee te nemen, het gebruik ervan te beperken en er bezwaar tegen te maken; schrijf naar ${brand.contactAddress} en je krijgt binnen een maand antwoord. Je kunt ook een klacht indienen bij een toezichthouder: voor ons de Autoriteit Persoonsgegevens, of die van het land waar je woont.`,
      ],
    },
  ],
}
