import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Quali dati raccoglie ${brand.name}, perché, per quanto tempo li conserviamo e quali diritti hai.`,
  sections: [
    {
      title: 'Titolare del trattamento',
      paragraphs: [
        `${brand.company}, ${brand.city}, Paesi Bassi, è titolare del trattamento dei tuoi dati. Per qualsiasi domanda scrivi a ${brand.contactAddress}.`,
      ],
    },
    {
      title: 'Visite senza account',
      paragraphs: [
        'Puoi sfogliare il catalogo, cercare e ascoltare senza dirci chi sei. Per individuare i guasti e respingere gli attacchi, i nostri server tengono un registro tecnico degli errori (ora, pagina, esito) e contano per un tempo limitato, per indirizzo IP, i tentativi di accesso e i moduli inviati. Registrano inoltre gli accessi, le modifiche di password e indirizzo email e le richieste respinte, con ora, account e indirizzo IP. La base giuridica è il nostro legittimo interesse.',
      ],
    },
    {
      title: 'Account, ordini e messaggi',
      paragraphs: [
        'Per eseguire il contratto con te conserviamo nome e cognome, nome utente, indirizzo email, password (solo come hash), le parti pubbliche delle tue passkey, browser e ora degli accessi attivi, ciò che aggiungi al profilo, carrello, ordini, saldo e download. Conserviamo anche la data in cui hai acconsentito alla fornitura immediata, nonché l’oggetto e la data dei tuoi recessi, perché la legge ci chiede di poterli dimostrare.',
        'Conserviamo inoltre i messaggi che ci scrivi e le email che ti inviamo, per poterti rispondere e dimostrare ciò che ti abbiamo confermato.',
      ],
    },
    {
      title: 'Pagamenti',
      paragraphs: [
        'Ricarichi il saldo sulla pagina del nostro fornitore di servizi di pagamento, che riceve il tuo indirizzo email e l’importo. I dati della carta li vede solo il fornitore; a noi comunica se il pagamento è andato a buon fine.',
      ],
    },
    {
      title: 'Cookie',
      paragraphs: [
        'Usiamo solo cookie nostri. Non ci sono né pubblicità né tracciamento, e quindi nemmeno un banner dei cookie.',
      ],
      items: [
        'La tua sessione: «__Host-token», fino alla chiusura del browser oppure 30 giorni se hai scelto «Resta connesso»',
        'La scelta «Resta connesso»: «__Host-token_remembered», 30 giorni',
        'La tua lingua: «i18n_redirected», un anno',
        'La dimensione dello schermo: «viewport», un anno',
        'Il tema chiaro o scuro, se ne scegli uno: «theme», un anno',
        'L’articolo che volevi aggiungere al carrello prima di accedere: «__Host-pending_item», 30 minuti',
        'Il volume e le impostazioni del lettore: «playback», nella memoria del browser, finché non la svuoti',
      ],
    },
    {
      title: 'Chi ha accesso ai tuoi dati',
      paragraphs: [
        'Solo aziende che lavorano per noi sotto contratto, per i server, l’invio delle email e i pagamenti. Si trovano nell’Unione europea. Non vendiamo i tuoi dati e non facciamo profilazione.',
      ],
    },
    {
      title: 'Per quanto tempo li conserviamo',
      paragraphs: [
        'Conserviamo il tuo account e i tuoi messaggi finché non ci chiedi di cancellarli. La normativa fiscale ci impone di conservare i dati di ordini e pagamenti per sette anni.',
      ],
    },
    {
      title: 'I tuoi diritti',
      paragraphs: [
        `Hai il diritto di accedere ai tuoi dati, di farli rettificare o cancellare, di riceverli in un formato portabile, di limitarne il trattamento e di opporti. Scrivi a ${brand.contactAddress}: avrai risposta entro un mese. Puoi anche presentare reclamo a un’autorità di protezione dei dati: la nostra è l’Autoriteit Persoonsgegevens, ma puoi rivolgerti anche a quella del luogo in cui vivi.`,
      ],
    },
  ],
}
