import type { AccountMessages } from './account-messages.ts'

export const it: AccountMessages = {
  greeting: 'Ciao {name},',
  verifySubject: 'Conferma il tuo indirizzo email per {shop}',
  verify:
    'grazie per la registrazione su {shop}. Conferma che questo indirizzo email è tuo, così riceverai i documenti dei tuoi ordini e i link per scaricare i suoni:',
  verifyButton: 'Conferma l’indirizzo email',
  verifyValidity: 'Scadenza del link: {time}. Nel frattempo puoi continuare i tuoi acquisti.',
  verifyNotYou: 'Se la registrazione non è tua, ignora questa email.',
  changeSubject: 'Conferma il nuovo indirizzo email per {shop}',
  change:
    'hai chiesto di usare questo indirizzo email per il tuo account {shop}. Il cambio sarà effettivo quando lo confermerai:',
  changeValidity:
    'Scadenza del link: {time}. Fino alla conferma resta valido il vecchio indirizzo.',
  changeNotYou: 'Se non l’hai chiesto tu, ignora questa email: non cambierà niente.',
  inUseSubject: 'Hai già un account su {shop}',
  inUse:
    'qualcuno ha provato a usare questo indirizzo email per un altro account {shop}. Non è possibile, perché l’indirizzo appartiene già al tuo account. Non è cambiato nulla.',
  inUseHint:
    'Se eri tu, accedi con questo indirizzo. Se hai dimenticato la password, scegline una nuova:',
  choosePassword: 'Scegli una nuova password',
  requestedSubject: 'Richiesta di cambio dell’indirizzo email per {shop}',
  requested:
    'in data {time} è stato richiesto un nuovo indirizzo email per il tuo account {shop}: {email}. Il cambio sarà effettivo quando verrà aperto il link che abbiamo inviato lì.',
  changedSubject: 'Il tuo indirizzo email per {shop} è cambiato',
  changed:
    'in data {time} l’indirizzo email del tuo account {shop} è diventato {email}. D’ora in poi scriveremo a quell’indirizzo.',
  changedNotYou: 'Se non l’hai cambiato tu, scrivici subito:',
  contact: 'Scrivici',
  passwordSubject: 'La tua password per {shop} è cambiata',
  password:
    'in data {time} è stata cambiata la password del tuo account {shop}. La sessione è stata chiusa in tutti gli altri browser.',
  passkeyAddedSubject: 'Nuova passkey per {shop}',
  passkeyAdded:
    'in data {time} la passkey «{passkey}» è stata aggiunta al tuo account {shop}. Ora puoi usarla per accedere senza password.',
  passkeyRemovedSubject: 'Passkey rimossa da {shop}',
  passkeyRemoved:
    'in data {time} la passkey «{passkey}» è stata rimossa dal tuo account {shop}. Non si può più usare per accedere.',
  notYou:
    'Se non l’hai fatto tu, scegli subito una nuova password: così chiudi la sessione in tutti i browser e annulli le modifiche non ancora confermate:',
}
