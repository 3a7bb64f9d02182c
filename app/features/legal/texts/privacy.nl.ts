import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Welke gegevens ${brand.name} over je bewaart, waarom, hoelang en welke rechten je hebt.`,
  sections: [
    {
      title: 'Wie verantwoordelijk is',
      paragraphs: [
        `${brand.company}, ${brand.city}, Nederland, is verantwoordelijk voor je gegevens. Met vragen daarover kun je terecht bij ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Bezoek zonder account',
      paragraphs: [
        'Je kunt rondkijken, zoeken en luisteren zonder te vertellen wie je bent. Om fouten te vinden en aanvallen af te weren, leggen onze servers technische fouten vast (tijd, pagina, resultaat) en tellen ze een beperkte tijd het aantal inlogpogingen en verzonden formulieren per IP-adres. Ook leggen ze inlogpogingen, wijzigingen van wachtwoord en e-mailadres en geweigerde verzoeken vast, met tijd, account en IP-adres. De rechtsgrond is ons gerechtvaardigd belang.',
      ],
    },
    {
      title: 'Account, bestellingen en berichten',
      paragraphs: [
        'Om de overeenkomst met je uit te voeren, bewaren we je naam, e-mailadres, gebruikersnaam, wachtwoord (alleen als hash), het openbare deel van je passkeys, de browser en het tijdstip waarmee je nu bent ingelogd, wat je in je profiel invult, je winkelwagen, bestellingen, saldo en downloads. We leggen ook vast wanneer je met onmiddellijke levering hebt ingestemd en wat je wanneer hebt herroepen, omdat we dat volgens de wet moeten kunnen aantonen.',
        'Verder bewaren we je berichten aan ons en onze e-mails aan jou, zodat we je kunnen antwoorden en kunnen aantonen wat we hebben bevestigd.',
      ],
    },
    {
      title: 'Betalingen',
      paragraphs: [
        'Je waardeert je saldo op via de pagina van onze betaaldienst. Die krijgt je e-mailadres en het bedrag; alleen de betaaldienst ziet je kaartgegevens. Wij horen of de betaling is gelukt.',
      ],
    },
    {
      title: 'Cookies',
      paragraphs: [
        'We gebruiken alleen eigen cookies. Er is geen reclame en geen tracking, dus ook geen cookiebanner.',
      ],
      items: [
        'Je inlogsessie: ‘__Host-token’, tot je je browser sluit, of 30 dagen als je ‘Ingelogd blijven’ aanvinkt',
        'Je keuze voor ‘Ingelogd blijven’: ‘__Host-token_remembered’, 30 dagen',
        'Je taal: ‘i18n_redirected’, een jaar',
        'De grootte van je scherm: ‘viewport’, een jaar',
        'Het lichte of donkere thema, als je er een kiest: ‘theme’, een jaar',
        'Het product dat je in je winkelwagen wilde leggen voordat je inlogde: ‘__Host-pending_item’, 30 minuten',
        'Het volume en de instellingen van de audiospeler: ‘playback’, in de opslag van je browser, tot je die wist',
      ],
    },
    {
      title: 'Wie je gegevens nog meer ziet',
      paragraphs: [
        'Alleen bedrijven die in onze opdracht werken: voor hosting, e-mail en betalingen. Ze zijn gevestigd in de Europese Unie. We verkopen je gegevens niet en stellen geen profielen op.',
      ],
    },
    {
      title: 'Hoelang we ze bewaren',
      paragraphs: [
        'We bewaren je account en je berichten aan ons tot je ons vraagt ze te verwijderen. Bestellingen en betalingen moeten we volgens de belastingwet zeven jaar bewaren.',
      ],
    },
    {
      title: 'Je rechten',
      paragraphs: [
        `Je hebt het recht je gegevens in te zien, ze te laten corrigeren of verwijderen, ze mee te nemen, de verwerking ervan te beperken en er bezwaar tegen te maken. Schrijf daarvoor naar ${brand.contactAddress}; je krijgt binnen een maand antwoord. Je kunt ook een klacht indienen bij een toezichthouder: voor ons is dat de Autoriteit Persoonsgegevens, maar je kunt ook terecht bij die van het land waar je woont.`,
      ],
    },
  ],
}
