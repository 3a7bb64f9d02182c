import type { ConfirmationMessages } from './confirmation-messages.ts'

export const it: ConfirmationMessages = {
  refundSubject: 'Rimborso dell’ordine {number}',
  refunded: 'ti abbiamo rimborsato {amount} per l’ordine {number}.',
  withdrawalAccepted: 'abbiamo accettato il tuo recesso {reference}.',
  toPaymentMethod:
    'Riaccreditiamo {amount} sul metodo di pagamento che hai usato. A seconda della tua banca possono volerci fino a dieci giorni.',
  takenAgain:
    'Abbiamo scalato di nuovo {amount} dal tuo saldo, perché il relativo pagamento ti è già stato rimborsato o lo hai contestato presso la tua banca.',
  downloadsEndedSubject: 'Ordine {number}: download non più disponibili',
  downloadsEnded:
    'ti avevamo già rimborsato questi download dell’ordine {number}. Ora non puoi più scaricarli:',
  noDownload: 'Non puoi più scaricare:',
  keep: 'Questa email conferma il tuo contratto. Conservala.',
  pack: '{name} – sample pack, {count} file WAV, anche in un unico file ZIP',
  packOfOne: '{name} – sample pack, 1 file WAV, anche in formato ZIP',
  oneShot: '{name} – one-shot, file WAV',
  loop: '{name} – loop, file WAV',
  consentTitle: 'Il tuo consenso',
  topUpTitle: 'Che cosa hai acquistato',
  topUpContents:
    '{tunes}, da spendere per tutto ciò che è in vendita, in tutti i paesi in cui vendiamo. 1 Tune vale sempre 1 €.',
  topUpVat:
    'L’IVA non è dovuta sulla ricarica: è inclusa nel prezzo di ciò che acquisti con il saldo.',
  topUpPaid: 'Pagato: {amount}',
  topUpWithdrawal:
    'Puoi recedere da questa ricarica entro 14 giorni, senza indicarne il motivo. Ultimo giorno: {date}. Ti rimborsiamo i tuoi Tune non spesi con lo stesso metodo di pagamento.',
  withdrawAction: 'Recedere dal contratto qui: {address}',
  sellerTitle: 'Venditore',
  company: 'Impresa',
  representative: 'Rappresentante',
  address: 'Indirizzo',
  phone: 'Telefono',
  email: 'Indirizzo email',
  vatId: 'Partita IVA',
  conformityTitle: 'Garanzia legale di conformità',
  conformity:
    'La legge garantisce che i contenuti digitali siano conformi al contratto. Se un file è difettoso, incompleto o diverso dalla descrizione, lo ripariamo o sostituiamo gratuitamente, riduciamo il prezzo o ti rimborsiamo. I file funzionano in ogni programma che apre file WAV.',
  complaintsTitle: 'Domande e reclami',
  complaints:
    'Scrivi a {email} o chiama {phone}. Rispondiamo il prima possibile, al più tardi entro 14 giorni.',
  licenceTitle: 'La tua licenza',
  annex: 'I testi che seguono valgono per questo contratto. Li hai qui per intero.',
  version: '{title} (versione {version})',
}
