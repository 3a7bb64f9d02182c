import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const it: PaymentAlertMessages = {
  disputeOpened: 'Un pagamento di {amount} è contestato',
  disputeOpenedText:
    'Il cliente ha chiesto alla banca di riavere il denaro. La parte della ricarica non ancora spesa è bloccata. Rispondi con le prove sul sito di Stripe.',
  disputeEscalated: 'La richiesta di chiarimenti su {amount} è diventata una contestazione',
  disputeEscalatedText:
    'Prima la banca chiedeva soltanto; ora preleva il denaro. Ciò che hai risposto finora potrebbe non contare. Rispondi con le prove sul sito di Stripe.',
  disputeRescheduled: 'Nuova scadenza per le prove su {amount}',
  disputeRescheduledText: 'Rispondi alla contestazione con le prove sul sito di Stripe.',
  disputeAppealed: 'Puoi fare ricorso nella contestazione di {amount}',
  disputeAppealedText:
    'Fai ricorso sul sito di Stripe, se vale la commissione. Finché non lo vinci, non cambia nulla.',
  deadline: 'Scadenza: {time}',
  noDeadline: 'Stripe non indica una scadenza: fallo il prima possibile.',
  disputeUnclear: 'La contestazione di {amount} è finita senza una decisione',
  disputeUnclearText:
    'Stripe non dice a favore di chi. La parte della ricarica non ancora spesa resta bloccata finché Stripe non segnala che il denaro è stato prelevato o restituito. Controlla sul sito di Stripe se il denaro è arrivato al cliente, e non rimborsarlo prima.',
  inquiryClosed: 'La richiesta di chiarimenti su {amount} è chiusa',
  inquiryClosedText: 'La banca non preleva il denaro. Il cliente ha di nuovo i suoi Tune bloccati.',
  disputeWon: 'La contestazione di {amount} è vinta',
  disputeWonText: 'La banca ha deciso a tuo favore. Il cliente ha di nuovo i suoi Tune bloccati.',
  disputeLost: 'La contestazione di {amount} è persa',
  disputeLostText:
    'La banca ha deciso a favore del cliente. L’importo bloccato non torna più; il resto è una perdita.',
  disputeReversed: 'La contestazione di {amount} alla fine è vinta',
  disputeReversedText:
    'Era persa, ma ora la banca ha deciso a tuo favore. Il cliente ha di nuovo i suoi Tune bloccati, e il resto non è più una perdita.',
  disputeRecovered:
    'Dal saldo sono stati scalati di nuovo {amount}, perché un pagamento è tornato sulla carta.',
  disputePromised:
    'Durante la contestazione non sono riusciti rimborsi per {amount}. Se non li hai fatti nel frattempo, falli adesso con il comando “refund payment”.',
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
  downloadedNever: 'non scaricato',
  downloaded: 'volte: {count}',
  downloadedBetween: 'volte: {count}, {first} – {last}',
  refundFailed: 'Un rimborso di {amount} non è riuscito',
  refundFailedText: 'Non è stato possibile rimborsare sulla carta.',
  refundDisputedText:
    'Il pagamento è contestato: è la banca a decidere se il cliente riceve il denaro. La parte della ricarica non ancora spesa resta bloccata fino ad allora. Se non vinci, non rimborsarlo in un altro modo.',
  refundTooLargeText:
    'Una parte del pagamento era già stata rimborsata sul sito di Stripe, e ciò che resta è meno di questo rimborso. Il cliente ha quella parte sulla carta: non rimborsarla in un altro modo. Il resto si può ancora rimborsare sulla carta.',
  refundElsewhereText:
    'Il cliente ha di nuovo i suoi Tune. Scrivigli, e rimborsa il denaro in un altro modo o su un’altra carta.',
  refundMissing: '{amount} non sono tornati sul saldo.',
  refundMissingText:
    'Il pagamento è contestato o è stato rimborsato diversamente: non rimborsarlo in un altro modo.',
  refundNotNeeded: 'Un rimborso di {amount} non era necessario',
  refundNotNeededText:
    'Il pagamento era già stato rimborsato sul sito di Stripe. Il cliente ha quel denaro, che è stato scalato dal saldo. Non rimborsarlo in un altro modo.',
  refundPaid: 'Un rimborso non riuscito di {amount} alla fine è stato pagato',
  refundPaidText:
    'Secondo Stripe il denaro è ora sulla carta. L’importo è stato scalato di nuovo dal saldo; ciò che era stato speso è una perdita. Non rimborsarlo in un altro modo.',
  refundNotRequested: 'Un rimborso di {amount} non può essere richiesto',
  refundNotRequestedText:
    'Stripe non accetta la richiesta di rimborso. L’importo è stato scalato dal saldo, e il negozio riprova almeno ogni ora. Controlla che l’API key del negozio sia dell’account giusto e possa rimborsare, e che sull’account ci sia il denaro. Puoi anche rimborsare lo stesso importo sul sito di Stripe: il negozio allora smette di provare.',
  refundLacksMoney: 'Per un rimborso di {amount} manca il denaro',
  refundLacksMoneyText:
    'Sul tuo account Stripe non c’è abbastanza denaro per il rimborso. L’importo è stato scalato dal saldo, e il cliente aspetta. Aggiungi denaro all’account sul sito di Stripe, che poi paga il rimborso da solo. Non rimborsare una seconda volta.',
  refundUnconfirmed: 'Un rimborso di {amount} non è confermato',
  refundUnconfirmedText:
    'Stripe non ha confermato il rimborso. L’importo è stato scalato dal saldo, e il negozio chiede di nuovo almeno ogni ora. Guarda il rimborso sul sito di Stripe, e controlla che l’API key del negozio sia dell’account giusto e possa leggere i rimborsi. Non rimborsare una seconda volta.',
  fraud: 'Un pagamento di {amount} potrebbe essere una frode',
  fraudText:
    'La banca avverte che la carta potrebbe essere rubata. Se rimborsi ora, eviti una contestazione e la sua commissione.',
  mismatch: 'Un pagamento non corrisponde alla sua ricarica',
  mismatchAmountText:
    'Non viene accreditato nulla. Confronta i due importi sul sito di Stripe, e rimborsa lì il pagamento.',
  mismatchPaymentText:
    'Non viene accreditato nulla, perché la ricarica ha un altro pagamento. Confronta i due sul sito di Stripe, e rimborsa lì questo.',
  strayPayment: 'Un pagamento non è nel database del negozio',
  strayPaymentText:
    'Non viene accreditato nulla. Probabilmente è arrivato dopo un backup e prima che lo recuperassi. Cerca il pagamento sul sito di Stripe, e rimborsalo lì.',
  creditedNothing: 'Il pagamento non è stato accreditato.',
  unmatchedRefundFailedText:
    'Il cliente non ha il denaro. Scrivigli, e rimborsalo in un altro modo o su un’altra carta.',
  unmatchedRefundDisputedText:
    'Inoltre è contestato: il cliente riceve il denaro dalla banca se accetti la contestazione sul sito di Stripe. Non rimborsarlo in un altro modo.',
  unmatchedFraudText:
    'La banca avverte che la carta potrebbe essere rubata. Se rimborsi ora sul sito di Stripe, eviti una contestazione e la sua commissione.',
  unmatchedDisputedText:
    'Il cliente ha chiesto alla banca di riavere il denaro. Se lo hai rimborsato, rispondi sul sito di Stripe con il rimborso come prova; altrimenti accetta lì la contestazione.',
  unmatchedWonText:
    'La banca ha deciso a tuo favore: rimborsa il pagamento, se non lo hai già fatto.',
  unmatchedLostText: 'Il cliente ha il denaro dalla banca. Non rimborsare il pagamento.',
  messageFailed: 'Un messaggio sui pagamenti non è stato elaborato',
  messagesFailed: '{count} messaggi sui pagamenti non sono stati elaborati',
  messagesFailedText:
    'Il confronto quotidiano con Stripe li ha saltati. Guardali sul sito di Stripe; i motivi sono nel registro del negozio. Il confronto riprova per tre giorni.',
  comparisonOverdue: 'I pagamenti non vengono confrontati con Stripe',
  comparisonOverdueText:
    'Il confronto quotidiano non riesce, e l’ultimo ha più di tre giorni. Finché non funziona, al negozio possono sfuggire pagamenti, rimborsi e contestazioni i cui messaggi sono andati persi. “npm run shop -- check” elenca che cosa manca all’API key del negozio. Il negozio riprova ogni pochi minuti.',
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
  reason: 'Motivo secondo Stripe',
  since: 'Dal',
  problem: 'Problema',
  seeLog: 'vedi il registro del negozio',
  unknown: 'sconosciuto',
}
