import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Deze voorwaarden gelden voor alles wat je bij ${brand.name} koopt en doet. We hebben ze met opzet kort gehouden.`,
  sections: [
    {
      title: 'Met wie je te maken hebt',
      paragraphs: [
        `${brand.name} is van ${brand.company} in ${brand.city}, Nederland. Je bereikt ons via ${brand.contactAddress}. Beschermt een regel van het consumentenrecht in jouw land je beter dan deze voorwaarden, dan gaat die regel voor.`,
      ],
    },
    {
      title: 'Je account',
      paragraphs: [
        'Om te kopen heb je een account nodig. Geef juiste gegevens op, houd je wachtwoord voor jezelf en laat het ons weten als iemand anders het gebruikt. Je moet minstens 18 jaar zijn of toestemming hebben van een ouder of voogd.',
      ],
    },
    {
      title: 'Prijzen en Tunes',
      paragraphs: [
        'Alle prijzen zijn in euro en inclusief btw. Bestellingen betaal je uit je saldo aan Tunes; één Tune is altijd één euro waard. Tunes verlopen niet, kosten niets extra en zijn niet overdraagbaar. Gekochte Tunes die je niet hebt gebruikt, betalen we op verzoek terug.',
      ],
    },
    {
      title: 'Hoe de overeenkomst ontstaat',
      paragraphs: [
        'Een productpagina is nog geen aanbod, maar een uitnodiging om te bestellen. Je plaatst een bindende bestelling met de laatste knop bij het afrekenen, die de betalingsverplichting noemt; tot dan kun je alles nog corrigeren. De overeenkomst ontstaat wanneer wij de bestelling bevestigen. Die bevestiging krijg je met alle voorwaarden per e-mail.',
      ],
    },
    {
      title: 'Levering en je licentie',
      paragraphs: [
        'De bestanden staan direct na de bestelling in je profiel klaar; je kunt ze downloaden zo vaak je wilt. Geluiden worden in licentie gegeven, niet verkocht: je mag ze zonder verdere betaling in je eigen muziek gebruiken, ook commercieel. Je mag ze niet als geluiden doorgeven. De volledige licentie staat op de infopagina.',
      ],
    },
    {
      title: 'Herroepingsrecht',
      paragraphs: [
        `Je mag een aankoop binnen 14 dagen zonder opgaaf van reden herroepen. Met ‘Overeenkomst hier herroepen’ onder aan elke pagina en bij elke bestelling in je profiel doe je dat in twee stappen en krijg je meteen een ontvangstbevestiging per e-mail; een bericht aan ${brand.contactAddress} volstaat ook. We betalen binnen 14 dagen terug, op de manier waarop je hebt betaald.`,
        'Voor een digitaal bestand vervalt dit recht zodra de levering is begonnen, als je uitdrukkelijk met onmiddellijke levering hebt ingestemd en hebt verklaard dat je daarmee afstand doet van dit recht. Daar vragen we bij het afrekenen om en we herhalen het in de bevestiging. Voor gekochte Tunes die je niet hebt gebruikt, gelden de 14 dagen altijd.',
      ],
    },
    {
      title: 'Als er iets mis is met een bestand',
      paragraphs: [
        'Je hebt de wettelijke garantie voor digitale inhoud: een bestand dat beschadigd, onvolledig of anders dan beschreven is, wordt gratis hersteld of vervangen. Lukt dat niet, dan krijg je je geld terug.',
      ],
    },
    {
      title: 'Aansprakelijkheid, wijzigingen en recht',
      paragraphs: [
        'We zijn onbeperkt aansprakelijk voor opzet, grove schuld en schade door overlijden of letsel, en verder voor voorzienbare schade door het schenden van een wezenlijke plicht. Wijzigingen van deze voorwaarden raken nooit een bestelling die al is geplaatst. Nederlands recht geldt, zonder je de bescherming van je woonland te ontnemen; je kunt naar de rechter van je eigen woonplaats.',
      ],
    },
  ],
}
