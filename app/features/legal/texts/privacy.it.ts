import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Che cosa ${brand.name} sa di te, perché, per quanto tempo e quali diritti hai.`,
  sections: [
    {
      title: 'Chi è responsabile',
      paragraphs: [
        `${brand.company}, ${brand.city}, Paesi Bassi, decide come vengono usati i tuoi dati. Per ogni domanda scrivi a ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visite senza account',
      paragraphs: [
        'Puoi guardare, cercare e ascoltare senza dirci chi sei. I nostri server tengono per 14 giorni un registro tecnico (ora, pagina, indirizzo, esito) per trovare i guasti e respingere gli attacchi. È un nostro interesse legittimo.',
      ],
    },
    {
      title: 'Account, ordini e download',
      paragraphs: [
        'Per il contratto con te conserviamo nome, nome utente, email, password (solo come hash), ciò che aggiungi al profilo, carrello, ordini, saldo e download. Conserviamo anche il momento in cui hai accettato la consegna immediata, nonché l’oggetto e la data dei tuoi recessi, perché la legge ci chiede di poterlo dimostrare.',
      ],
    },
    {
      title: 'Pagamenti',
      paragraphs: [
        'Ricarichi il saldo sulla pagina del nostro fornitore di pagamenti. Il fornitore riceve la tua email e l’importo; i dati della carta arrivano soltanto a lui. Noi veniamo a sapere solo se il pagamento è riuscito.',
      ],
    },
    {
      title: 'Cookie',
      paragraphs: [
        'Usiamo solo cookie nostri. Niente pubblicità e niente tracciamento, quindi nemmeno un banner.',
      ],
      items: [
        'Il tuo accesso: «token», fino alla chiusura del browser oppure 30 giorni se scegli di restare connesso',
        'La scelta di restare connesso: «token_remembered», 30 giorni',
        'La tua lingua: «i18n_redirected», un anno',
        'La dimensione dello schermo: «viewport», un anno',
        'Il tema chiaro o scuro, se ne scegli uno: «theme», un anno',
        'Il prodotto che volevi aggiungere prima di accedere: «pending_item», 30 minuti',
      ],
    },
    {
      title: 'Chi altro vede i tuoi dati',
      paragraphs: [
        'Solo aziende che lavorano per noi sotto contratto: per i server, per l’invio delle email e per i pagamenti. Si trovano nell’Unione europea. Non vendiamo nulla e non profiliamo nessuno.',
      ],
    },
    {
      title: 'Per quanto tempo li teniamo',
      paragraphs: [
        'L’account resta finché non ci chiedi di cancellarlo. La legge fiscale impone di conservare le fatture per sette anni. I messaggi che ci scrivi vengono cancellati due anni dopo l’ultima risposta.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        `Puoi vedere, correggere, cancellare e portare con te i tuoi dati, limitarne l’uso e opporti al loro trattamento; scrivi a ${brand.contactAddress} e avrai risposta entro un mese. Puoi anche presentare reclamo a un’autorità di protezione dei dati: per noi è l’Autoriteit Persoonsgegevens, oppure quella del luogo in cui vivi.`,
      ],
    },
  ],
}
