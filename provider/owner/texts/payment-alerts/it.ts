import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const it: PaymentAlertMessages = {
  disputeOpened: 'Un pagamento di {amount} è stato contestato',
  disputeOpenedText:
    'Il cliente ha chiesto alla banca di riavere il denaro. La parte della ricarica non ancora spesa è bloccata. Rispondi con le prove sul sito di {processor}.',
  disputeEscalated: 'La richiesta di informazioni su {amount} è diventata una contestazione',
  disputeEscalatedText:
    'Finora la banca aveva solo chiesto informazioni; ora preleva il denaro. Le risposte già date potrebbero non contare. Rispondi con le prove sul sito di {processor}.',
  disputeRescheduled: 'Contestazione di {amount}: nuova scadenza per le prove',
  disputeRescheduledText: 'Rispondi alla contestazione con le prove sul sito di {processor}.',
  disputeAppealed: 'Puoi fare ricorso contro l’esito della contestazione di {amount}',
  disputeAppealedText:
    'Fai ricorso sul sito di {processor}, se ne vale la pena nonostante la commissione. Se non lo vinci, non cambia nulla.',
  deadline: 'Scadenza: {time}',
  noDeadline: '{processor} non indica una scadenza: fallo il prima possibile.',
  disputeUnclear: 'La contestazione di {amount} si è chiusa senza una decisione',
  disputeUnclearText:
    '{processor} non dice a favore di chi. La parte della ricarica non ancora spesa resta bloccata finché {processor} non segnala che il denaro è stato prelevato o restituito. Prima di rimborsare, controlla sul sito di {processor} se il cliente ha già avuto il denaro.',
  inquiryClosed: 'La richiesta di informazioni su {amount} è chiusa',
  inquiryClosedText:
    'La banca non preleva il denaro. Il cliente può di nuovo spendere la parte bloccata del saldo.',
  disputeWon: 'Hai vinto la contestazione di {amount}',
  disputeWonText:
    'La banca ha deciso a tuo favore. Il cliente può di nuovo spendere la parte bloccata del saldo.',
  disputeLost: 'Hai perso la contestazione di {amount}',
  disputeLostText:
    'La banca ha deciso a favore del cliente. La parte bloccata del saldo è stata tolta al cliente; il resto è una perdita per te.',
  disputeReversed: 'Alla fine hai vinto la contestazione di {amount}',
  disputeReversedText:
    'Era persa, ma ora la banca ha deciso a tuo favore. Il cliente può di nuovo spendere la parte bloccata del saldo, e il resto non è più una perdita.',
  disputeRecovered:
    'Dal saldo sono stati scalati di nuovo {amount}, perché un pagamento è tornato sulla carta.',
  disputePromised:
    'Durante la contestazione non è stato possibile effettuare rimborsi per {amount}. Se non li hai fatti nel frattempo, falli adesso con il comando «refund payment».',
  evidence: 'Prove',
  evidenceText:
    'Con la ricarica il cliente ha pagato questi ordini. Per ogni file vedi quante volte è stato scaricato, e quando la prima e l’ultima volta.',
  evidenceNone: 'Con la ricarica non è stato acquistato nulla.',
  orderNumber: 'Ordine {number}',
  consent: 'Consenso alla fornitura immediata',
  consentNone: 'nessuno',
  confirmation: 'Conferma via email',
  confirmationSent: 'inviata a {email}, {time}',
  confirmationUnsent: 'non inviata',
  downloadedNever: 'nessun download',
  downloaded: '{count} download',
  downloadedBetween: '{count} download: {first} – {last}',
  refundFailed: 'Un rimborso di {amount} non è riuscito',
  refundFailedText: 'Non è stato possibile rimborsare sulla carta.',
  refundDisputedText:
    'Il pagamento è contestato: è la banca a decidere se il cliente riceve il denaro. La parte della ricarica non ancora spesa resta bloccata fino ad allora. Rimborsa in un altro modo solo se vinci.',
  refundTooLargeText:
    'Una parte del pagamento era già stata rimborsata sul sito di {processor}, e ciò che resta non basta per questo rimborso. Quella parte il cliente l’ha già avuta sulla carta: non rimborsarla in un altro modo. Il resto si può ancora rimborsare sulla carta.',
  refundElsewhereText:
    'Il cliente ha di nuovo i suoi Tune. Scrivigli, e rimborsa il denaro in un altro modo o su un’altra carta.',
  refundMissing: '{amount} non sono tornati sul saldo.',
  refundMissingText:
    'Il pagamento è contestato o è già stato rimborsato per un’altra via: non rimborsare questo importo in un altro modo.',
  refundNotNeeded: 'Un rimborso di {amount} non era necessario',
  refundNotNeededText:
    'Il pagamento era già stato rimborsato sul sito di {processor}. Il cliente ha già avuto il denaro, e l’importo è stato scalato dal suo saldo. Non rimborsarlo in un altro modo.',
  refundPaid: 'Un rimborso di {amount}, prima non riuscito, è stato eseguito',
  refundPaidText:
    'Secondo {processor} il denaro è ora sulla carta. L’importo è stato scalato di nuovo dal saldo del cliente; ciò che era stato speso è una perdita. Non rimborsarlo in un altro modo.',
  refundNotRequested: 'Non è possibile richiedere un rimborso di {amount}',
  refundNotRequestedText:
    '{processor} non accetta la richiesta di rimborso. L’importo è stato scalato dal saldo del cliente, e il negozio riprova almeno ogni ora. Controlla che l’API key del negozio sia dell’account giusto e possa rimborsare, e che sull’account ci sia abbastanza denaro. Puoi anche rimborsare lo stesso importo sul sito di {processor}: il negozio allora smette di provare.',
  refundLacksMoney: 'Per un rimborso di {amount} manca il denaro',
  refundLacksMoneyText:
    'Sul tuo account {processor} non c’è abbastanza denaro per il rimborso. L’importo è stato scalato dal saldo del cliente, che sta aspettando. Aggiungi fondi all’account sul sito di {processor}: il rimborso partirà da solo. Non rimborsare una seconda volta.',
  refundUnconfirmed: 'Un rimborso di {amount} non è confermato',
  refundUnconfirmedText:
    '{processor} non ha confermato il rimborso. L’importo è stato scalato dal saldo del cliente, e il negozio chiede di nuovo conferma almeno ogni ora. Cerca il rimborso sul sito di {processor}, e controlla che l’API key del negozio sia dell’account giusto e possa leggere i rimborsi. Non rimborsare una seconda volta.',
  fraud: 'Un pagamento di {amount} potrebbe essere una frode',
  fraudText:
    'La banca avverte che la carta potrebbe essere rubata. Se rimborsi ora, eviti una contestazione e la relativa commissione.',
  mismatch: 'Un pagamento non corrisponde alla sua ricarica',
  mismatchAmountText:
    'Sul saldo non è stato accreditato nulla. Confronta i due importi sul sito di {processor}, e rimborsa lì il pagamento.',
  mismatchPaymentText:
    'Sul saldo non è stato accreditato nulla, perché per la ricarica risulta già un altro pagamento. Confronta i due pagamenti sul sito di {processor}, e rimborsa lì questo.',
  strayPayment: 'Un pagamento non è nel database del negozio',
  strayPaymentText:
    'Sul saldo non è stato accreditato nulla. Probabilmente il pagamento è arrivato tra un backup e il suo recupero. Cercalo sul sito di {processor}, e rimborsalo lì.',
  creditedNothing: 'Il pagamento non è stato accreditato sul saldo.',
  unmatchedRefundFailedText:
    'Il cliente non ha riavuto il denaro. Scrivigli, e rimborsalo in un altro modo o su un’altra carta.',
  unmatchedRefundDisputedText:
    'Inoltre il pagamento è contestato: il cliente riceve il denaro dalla banca se accetti la contestazione sul sito di {processor}. Non rimborsarlo in un altro modo.',
  unmatchedFraudText:
    'La banca avverte che la carta potrebbe essere rubata. Se rimborsi ora sul sito di {processor}, eviti una contestazione e la relativa commissione.',
  unmatchedDisputedText:
    'Il cliente ha chiesto alla banca di riavere il denaro. Se lo hai rimborsato, rispondi sul sito di {processor} con il rimborso come prova; altrimenti accetta lì la contestazione.',
  unmatchedWonText:
    'La banca ha deciso a tuo favore: rimborsa il pagamento, se non lo hai già fatto.',
  unmatchedLostText:
    'Il cliente ha già riavuto il denaro dalla banca. Non rimborsare il pagamento.',
  messageFailed: 'Un messaggio sui pagamenti non è stato elaborato',
  messagesFailed: '{count} messaggi sui pagamenti non sono stati elaborati',
  messagesFailedText:
    'Il confronto quotidiano con {processor} ha saltato quanto indicato qui sotto. Controlla sul sito di {processor}; i motivi sono nel log del negozio. Il confronto riprova per tre giorni.',
  comparisonOverdue: 'I pagamenti non vengono confrontati con {processor}',
  comparisonOverdueText:
    'Il confronto quotidiano non riesce, e l’ultimo risale a più di tre giorni fa. Finché non funziona, al negozio possono sfuggire pagamenti, rimborsi e contestazioni i cui messaggi sono andati persi. «npm run shop -- check» elenca che cosa manca all’API key del negozio. Il negozio riprova ogni pochi minuti.',
  customer: 'Cliente',
  topUp: 'Ricarica',
  payment: 'Pagamento',
  paymentOfTopUp: 'Pagamento della ricarica',
  dispute: 'Contestazione',
  refund: 'Rimborso',
  held: 'Bloccato',
  expected: 'Previsto',
  paid: 'Pagato',
  loss: 'Perdita',
  reason: 'Motivo secondo {processor}',
  since: 'Inizio',
  problem: 'Problema',
  seeLog: 'vedi il log del negozio',
  unknown: 'sconosciuto',
}
