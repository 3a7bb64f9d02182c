import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const nl: PaymentAlertMessages = {
  disputeOpened: 'Een betaling van {amount} wordt betwist',
  disputeOpenedText:
    'De klant wil het geld via de bank terug. Wat nog niet van de opwaardering is uitgegeven, is geblokkeerd. Reageer met bewijs op de website van {processor}.',
  disputeEscalated: 'De vraag over {amount} is een betwisting geworden',
  disputeEscalatedText:
    'Eerst had de bank alleen een vraag, nu haalt de bank het geld terug. Wat je tot nu toe hebt geantwoord, telt misschien niet mee. Reageer met bewijs op de website van {processor}.',
  disputeRescheduled: 'Nieuwe uiterste datum voor je bewijs bij de betwisting van {amount}',
  disputeRescheduledText: 'Reageer met bewijs op de betwisting op de website van {processor}.',
  disputeAppealed: 'Je kunt in beroep gaan: betwisting van {amount}',
  disputeAppealedText:
    'Ga op de website van {processor} in beroep als dat de kosten waard is. Zolang je geen gelijk krijgt, verandert er niets.',
  deadline: 'Uiterlijk: {time}',
  noDeadline: '{processor} noemt geen uiterste datum. Doe het dus zo snel mogelijk.',
  disputeUnclear: 'De betwisting van {amount} is zonder beslissing geëindigd',
  disputeUnclearText:
    '{processor} zegt niet wie er gelijk heeft gekregen. Wat nog niet van de opwaardering is uitgegeven, blijft geblokkeerd tot {processor} meldt dat het geld is afgeschreven of teruggegeven. Kijk op de website van {processor} of de klant het geld heeft, en betaal niets terug voordat je dat weet.',
  inquiryClosed: 'De vraag over {amount} is afgehandeld',
  inquiryClosedText:
    'De bank haalt het geld niet terug. De klant heeft de geblokkeerde Tunes weer.',
  disputeWon: 'De betwisting van {amount} is gewonnen',
  disputeWonText: 'De bank heeft jou gelijk gegeven. De klant heeft de geblokkeerde Tunes weer.',
  disputeLost: 'De betwisting van {amount} is verloren',
  disputeLostText:
    'De bank heeft de klant gelijk gegeven. De geblokkeerde Tunes zijn vervallen; de rest is je verlies.',
  disputeReversed: 'De betwisting van {amount} is toch nog gewonnen',
  disputeReversedText:
    'Je had verloren, maar nu heeft de bank jou gelijk gegeven. De klant heeft de geblokkeerde Tunes weer, en de rest is geen verlies meer.',
  disputeRecovered:
    'Er is opnieuw {amount} van het saldo gehaald, omdat een betaling naar de kaart is terugbetaald.',
  disputePromised:
    'Tijdens de betwisting zijn terugbetalingen van {amount} mislukt. Heb je dat geld sindsdien niet terugbetaald, doe dat dan nu met de opdracht ‘refund payment’.',
  evidence: 'Bewijs',
  evidenceText:
    'Met de opwaardering heeft de klant deze bestellingen betaald. Bij elk bestand staat hoe vaak het is gedownload, en wanneer voor het eerst en het laatst.',
  evidenceNone: 'Met de opwaardering is niets gekocht.',
  orderNumber: 'Bestelling {number}',
  consent: 'Toestemming voor directe levering',
  consentNone: 'geen',
  confirmation: 'Bevestiging per e-mail',
  confirmationSent: 'naar {email} verstuurd, {time}',
  confirmationUnsent: 'niet verstuurd',
  downloadedNever: 'niet gedownload',
  downloaded: '{count} keer',
  downloadedBetween: '{count} keer: {first} – {last}',
  refundFailed: 'Een terugbetaling van {amount} is mislukt',
  refundFailedText: 'Er kon niets naar de kaart worden terugbetaald.',
  refundDisputedText:
    'De betaling wordt betwist: de bank beslist of de klant het geld krijgt. Wat nog niet van de opwaardering is uitgegeven, blijft tot dan geblokkeerd. Betaal het niet op een andere manier terug, tenzij je wint.',
  refundTooLargeText:
    'Een deel van de betaling was al via de website van {processor} terugbetaald; wat overblijft, is minder dan deze terugbetaling. Dat eerste deel heeft de klant al op de kaart: betaal het niet op een andere manier terug. De rest kan nog naar de kaart worden terugbetaald.',
  refundElsewhereText:
    'De klant heeft de Tunes weer. Neem contact op met de klant en betaal het geld op een andere manier of naar een andere kaart terug.',
  refundMissing: '{amount} is niet op het saldo teruggekomen.',
  refundMissingText:
    'De betaling wordt betwist of is al op een andere manier terugbetaald: betaal dit bedrag niet ook nog terug.',
  refundNotNeeded: 'Een terugbetaling van {amount} was niet nodig',
  refundNotNeededText:
    'De betaling was al op de website van {processor} terugbetaald. De klant heeft dat geld, en het is van het saldo gehaald. Betaal het niet op een andere manier terug.',
  refundPaid: 'Een mislukte terugbetaling van {amount} is toch nog gelukt',
  refundPaidText:
    'Volgens {processor} staat het geld nu op de kaart. De Tunes zijn weer van het saldo gehaald; wat daarvan was uitgegeven, is verlies. Betaal het niet op een andere manier terug.',
  refundNotRequested: 'Een terugbetaling van {amount} kan niet worden aangevraagd',
  refundNotRequestedText:
    '{processor} neemt de aanvraag voor de terugbetaling niet aan. De Tunes zijn van het saldo gehaald, en de winkel probeert het minstens elk uur opnieuw. Controleer of de API-key van de winkel bij het juiste account hoort en mag terugbetalen, en of het geld op het account staat. Je kunt hetzelfde bedrag ook op de website van {processor} terugbetalen; dan probeert de winkel het niet meer.',
  refundLacksMoney: 'Er is niet genoeg geld voor een terugbetaling van {amount}',
  refundLacksMoneyText:
    'Op je account bij {processor} staat niet genoeg geld voor de terugbetaling. De Tunes zijn van het saldo gehaald, en de klant wacht. Zet op de website van {processor} geld op het account, dan voert {processor} de terugbetaling vanzelf uit. Betaal niet nog een keer terug.',
  refundUnconfirmed: 'Een terugbetaling van {amount} is niet bevestigd',
  refundUnconfirmedText:
    '{processor} heeft de terugbetaling niet bevestigd. De Tunes zijn van het saldo gehaald, en de winkel vraagt de status minstens elk uur opnieuw op. Bekijk de terugbetaling op de website van {processor}, en controleer of de API-key van de winkel bij het juiste account hoort en terugbetalingen mag lezen. Betaal niet nog een keer terug.',
  fraud: 'Een betaling van {amount} is misschien fraude',
  fraudText:
    'De bank waarschuwt dat de kaart gestolen kan zijn. Als je nu terugbetaalt, voorkom je een betwisting en de kosten daarvan.',
  mismatch: 'Een betaling klopt niet met de opwaardering',
  mismatchAmountText:
    'Er wordt niets bijgeschreven. Vergelijk de twee bedragen op de website van {processor}, en betaal daar terug.',
  mismatchPaymentText:
    'Er wordt niets bijgeschreven, omdat de opwaardering al een andere betaling heeft. Vergelijk de twee op de website van {processor}, en betaal de tweede daar terug.',
  strayPayment: 'Een betaling staat niet in de database van de winkel',
  strayPaymentText:
    'Er wordt niets bijgeschreven. De betaling kwam waarschijnlijk binnen tussen een back-up en het terugzetten daarvan. Zoek de betaling op de website van {processor} op en betaal het bedrag daar terug.',
  creditedNothing: 'De betaling is niet bijgeschreven.',
  unmatchedRefundFailedText:
    'De klant heeft het geld niet. Neem contact op met de klant en betaal het op een andere manier of naar een andere kaart terug.',
  unmatchedRefundDisputedText:
    'Bovendien wordt de betaling betwist: de klant krijgt het geld van de bank als je de betwisting op de website van {processor} accepteert. Betaal het niet op een andere manier terug.',
  unmatchedFraudText:
    'De bank waarschuwt dat de kaart gestolen kan zijn. Als je nu op de website van {processor} terugbetaalt, voorkom je een betwisting en de kosten daarvan.',
  unmatchedDisputedText:
    'De klant wil het geld via de bank terug. Heb je het terugbetaald, reageer dan op de website van {processor} met de terugbetaling als bewijs. Zo niet, accepteer de betwisting daar dan.',
  unmatchedWonText:
    'De bank heeft jou gelijk gegeven. Betaal het bedrag terug als je dat nog niet hebt gedaan.',
  unmatchedLostText: 'De klant heeft het geld van de bank gekregen. Betaal niets terug.',
  messageFailed: 'Een bericht over betalingen kon niet worden verwerkt',
  messagesFailed: '{count} berichten over betalingen konden niet worden verwerkt',
  messagesFailedText:
    'Bij de dagelijkse vergelijking met {processor} is overgeslagen wat hieronder staat. Bekijk het op de website van {processor}; de oorzaak staat in het logboek van de winkel. De winkel probeert het drie dagen lang opnieuw.',
  comparisonOverdue: 'De betalingen worden niet met {processor} vergeleken',
  comparisonOverdueText:
    'De dagelijkse vergelijking mislukt; de laatste geslaagde is meer dan drie dagen oud. Tot het weer lukt, kan de winkel betalingen, terugbetalingen en betwistingen missen waarvan het bericht verloren is gegaan. ‘npm run shop -- check’ laat zien wat de API-key van de winkel mist. De winkel probeert het om de paar minuten opnieuw.',
  customer: 'Klant',
  topUp: 'Opwaardering',
  payment: 'Betaling',
  paymentOfTopUp: 'Betaling van de opwaardering',
  dispute: 'Betwisting',
  refund: 'Terugbetaling',
  held: 'Geblokkeerd',
  expected: 'Verwacht',
  paid: 'Betaald',
  loss: 'Verlies',
  reason: 'Reden volgens {processor}',
  since: 'Sinds',
  problem: 'Probleem',
  seeLog: 'zie het logboek van de winkel',
  unknown: 'onbekend',
}
