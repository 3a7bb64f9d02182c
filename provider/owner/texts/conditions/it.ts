import type { ConditionMessages } from './condition-messages.ts'

export const it: ConditionMessages = {
  paymentOpening: 'I clienti non possono pagare',
  paymentOpeningText:
    '{processor} rifiuta di avviare i pagamenti, quindi nessuno può ricaricare il saldo: il negozio non incassa nulla finché non risolvi il problema. Qui sotto trovi la risposta di {processor}. Dopo la correzione, «npm run shop -- check» verifica con {processor} che tutto funzioni.',
  paymentUnanswered: '{processor} non risponde',
  paymentUnansweredText:
    'Il negozio non può avviare pagamenti, perché {processor} non è raggiungibile o segnala un errore. A ogni nuovo pagamento il negozio riprova da solo. {processor} segnala i guasti su {statusPage}.',
  paymentAccess: '{processor} rifiuta l’API key del negozio',
  paymentAccessText:
    'All’API key in {keySetting} manca un permesso, oppure non è più valida. Finché non la cambi, ciò che ne ha bisogno resta fermo: i rimborsi o il confronto dei pagamenti. «npm run shop -- check» elenca che cosa manca.',
  webhooks: 'I messaggi di {processor} non arrivano',
  webhooksText:
    'Gli ultimi {count} pagamenti sono stati accreditati solo perché il negozio ha interrogato {processor}. Senza i messaggi viene a sapere di rimborsi e contestazioni con un ritardo fino a un giorno. Nella Dashboard di {processor} controlla l’endpoint {endpoint}: deve essere attivo, e {webhookSetting} deve essere il suo signing secret.',
  orderMailRefused: 'La conferma dell’ordine {order} è stata rifiutata',
  orderMailRefusedText:
    'Il server di posta del cliente non accetta l’email, e per legge il cliente deve riceverla. Procurati l’indirizzo giusto e inviala lì con il comando qui sotto.',
  mailRefused: 'Un’email a un cliente è stata rifiutata',
  mailRefusedText:
    'Il server di posta di un cliente non accetta l’email. Il comando qui sotto mostra, con gli indirizzi, che cosa è stato rifiutato. Se trovi un indirizzo giusto, «{send}» invia lì l’email.',
  ownerMailRefused: 'La tua casella rifiuta le email del negozio',
  ownerMailRefusedText:
    'Il server di posta del tuo indirizzo non accetta ciò che il negozio ti comunica, come contestazioni e recessi. Controlla la casella o imposta un altro indirizzo del proprietario nelle impostazioni.',
  mailServer: 'Le email non partono',
  mailServerText:
    'Il tuo server di posta non è raggiungibile, oppure rifiuta l’accesso o il mittente. Nessuna email va persa, ma tutte restano in attesa, anche le conferme e i link per la password. «npm run shop -- check» interroga di nuovo il server.',
  disk: 'Il disco è quasi pieno',
  diskText:
    'Sul disco con i dati del negozio restano liberi {free}. Quando è pieno, il negozio non accetta più ordini né pagamenti. Elimina ciò che non serve, come i vecchi backup, o prendi un disco più grande.',
  diskFull: 'Il disco è pieno',
  diskFullText:
    'Il negozio non può salvare più nulla e quindi non accetta ordini né pagamenti. Elimina ciò che non serve, come i vecchi backup, o prendi un disco più grande.',
  backup: 'Il negozio non ha un backup recente',
  backupText:
    'Se il disco si rompe, tutte le vendite dopo l’ultimo backup andranno perse. Scopri perché «npm run shop -- backup» non parte ogni notte, e avvialo adesso.',
  testSubject: 'Prova degli avvisi',
  testText: 'Questa è una prova. Quello che il negozio ha da comunicarti arriva qui.',
  stillSubject: 'Ancora: {subject}',
  resolvedSubject: 'Risolto: {subject}',
  resolvedText: 'Problema risolto in data {time}.',
  never: 'mai',
  since: 'Inizio',
  lastSeen: 'Ultima volta',
  sightings: 'Quante volte',
  answer: 'Risposta',
  call: 'Chiamata',
  recipient: 'Destinatario',
  command: 'Comando',
  folder: 'Cartella',
  lastBackup: 'Ultimo backup',
}
