import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Deze voorwaarden gelden voor alles wat je bij ${brand.name} koopt en doet. We hebben ze bewust kort gehouden.`,
  sections: [
    {
      title: 'Wie wij zijn',
      paragraphs: [
        `${brand.name} is van ${brand.company} in ${brand.city}, Nederland. Je bereikt ons via ${brand.contactAddress}. Biedt het consumentenrecht in jouw land je meer bescherming dan deze voorwaarden, dan gaat dat recht voor.`,
      ],
    },
    {
      title: 'Je account',
      paragraphs: [
        'Om te kopen heb je een account nodig. Vul juiste gegevens in, houd je wachtwoord geheim en laat het ons weten als iemand anders het gebruikt. Je moet minstens 18 jaar zijn of toestemming hebben van een ouder of voogd.',
      ],
    },
    {
      title: 'Prijzen en Tunes',
      paragraphs: [
        'Alle prijzen zijn in euro’s en inclusief btw. Bestellingen betaal je met je Tunes-saldo; één Tune is altijd één euro waard. Tunes verlopen niet, er zijn geen kosten aan verbonden en ze zijn niet overdraagbaar. Gekochte Tunes die je niet hebt uitgegeven, betalen we op verzoek terug.',
      ],
    },
    {
      title: 'Hoe de overeenkomst tot stand komt',
      paragraphs: [
        'Een productpagina is nog geen bindend aanbod, maar een uitnodiging om te bestellen. Je bestelling is pas bindend als je bij het afrekenen op de knop ‘Bestellen met betalingsverplichting’ drukt; tot dat moment kun je alles nog wijzigen. De overeenkomst komt tot stand zodra wij de bestelling bevestigen; je krijgt de bevestiging per e-mail.',
      ],
    },
    {
      title: 'Levering en je licentie',
      paragraphs: [
        'Je bestanden staan direct na de bestelling klaar in je profiel en je kunt ze zo vaak downloaden als je wilt. Je koopt een licentie, niet de sounds zelf: je mag ze zonder verdere betaling in je eigen muziek gebruiken, ook commercieel. De sounds zelf mag je niet doorgeven. De [volledige licentie](licence) staat op de infopagina.',
      ],
    },
    {
      title: 'Herroepingsrecht',
      paragraphs: [
        `Je kunt een aankoop binnen 14 dagen zonder opgaaf van reden herroepen. Met ‘[Overeenkomst hier herroepen](withdrawal)’ onder aan elke pagina of bij een bestelling in je profiel doe je dat in twee stappen; je krijgt meteen een ontvangstbevestiging per e-mail. Een bericht aan ${brand.contactAddress} is ook voldoende. We betalen je binnen 14 dagen terug via de betaalmethode waarmee je hebt betaald.`,
        'Voor digitale bestanden vervalt dit recht zodra de levering begint, als je uitdrukkelijk met onmiddellijke levering hebt ingestemd en hebt verklaard dat je daarmee afstand doet van je herroepingsrecht. Daar vragen we bij het afrekenen om en we herhalen het in de bevestiging. Gekochte Tunes die je niet hebt uitgegeven, kun je altijd binnen 14 dagen na het opwaarderen teruggeven.',
      ],
    },
    {
      title: 'Als er iets mis is met een bestand',
      paragraphs: [
        'Voor digitale inhoud geldt de wettelijke garantie: is een bestand beschadigd, onvolledig of anders dan beschreven, dan herstellen of vervangen we het gratis. Lukt dat niet, dan krijg je je geld terug.',
      ],
    },
    {
      title: 'Aansprakelijkheid, wijzigingen en toepasselijk recht',
      paragraphs: [
        'We zijn onbeperkt aansprakelijk bij opzet en grove schuld en voor schade door overlijden of letsel, en verder voor voorzienbare schade doordat we een wezenlijke verplichting niet nakomen. Wijzigingen van deze voorwaarden gelden niet voor bestellingen die al zijn geplaatst. Nederlands recht is van toepassing; de consumentenbescherming van het land waar je woont, blijft gelden. Je kunt ook naar de rechter in je eigen woonplaats stappen.',
      ],
    },
  ],
}
