import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Queste condizioni valgono per tutto ciò che acquisti e fai su ${brand.name}. Le abbiamo volute brevi.`,
  sections: [
    {
      title: 'Chi siamo',
      paragraphs: [
        `${brand.name} è gestito da ${brand.company}, ${brand.city}, Paesi Bassi. Puoi scriverci a ${brand.contactAddress}. Se la normativa a tutela dei consumatori del tuo Paese ti protegge meglio di queste condizioni, prevale quella normativa.`,
      ],
    },
    {
      title: 'Il tuo account',
      paragraphs: [
        'Per acquistare serve un account. Fornisci dati corretti, tieni per te la password e avvisaci se la usa qualcun altro. Devi avere almeno 18 anni oppure il permesso di un genitore o di un tutore.',
      ],
    },
    {
      title: 'Prezzi e saldo in Tune',
      paragraphs: [
        'Tutti i prezzi sono in euro e includono l’IVA. Gli ordini si pagano con il tuo saldo in Tune; un Tune vale sempre un euro. I tuoi Tune non scadono, non comportano commissioni e non sono cedibili. Su richiesta ti rimborsiamo quelli che hai acquistato e non hai speso.',
      ],
    },
    {
      title: 'Conclusione del contratto',
      paragraphs: [
        'La pagina di un prodotto è un invito all’acquisto, non un’offerta vincolante. L’ordine diventa vincolante quando premi l’ultimo pulsante, che indica l’obbligo di pagare; fino a quel momento puoi correggere tutto. Il contratto si conclude quando confermiamo l’ordine; ti inviamo questa conferma via email.',
      ],
    },
    {
      title: 'Fornitura e licenza',
      paragraphs: [
        'Trovi i file nel tuo profilo subito dopo l’ordine e puoi scaricarli tutte le volte che vuoi. I suoni vengono concessi in licenza, non venduti: puoi usarli nella tua musica senza altri pagamenti, anche a fini commerciali. Non puoi cederli in quanto tali. Leggi la [licenza completa](licence).',
      ],
    },
    {
      title: 'Diritto di recesso',
      paragraphs: [
        `Puoi recedere da un acquisto entro 14 giorni senza indicare il motivo. Con «[Recedere dal contratto qui](withdrawal)», in fondo a ogni pagina e accanto a ogni ordine nel tuo profilo, lo fai in due passaggi e ricevi subito una conferma di ricezione via email; basta anche un messaggio a ${brand.contactAddress}. Ti rimborsiamo entro 14 giorni con lo stesso metodo di pagamento.`,
        'Per un file digitale questo diritto si perde quando inizia la fornitura, se hai acconsentito espressamente alla fornitura immediata e hai preso atto che in tal modo lo perdi. Te lo chiediamo al momento dell’ordine e lo ripetiamo nella conferma. Il saldo ricaricato e non speso resta in ogni caso rimborsabile entro 14 giorni dalla ricarica.',
      ],
    },
    {
      title: 'File difettosi',
      paragraphs: [
        'Hai la garanzia legale di conformità per i contenuti digitali: ripariamo o sostituiamo gratis un file danneggiato, incompleto o diverso dalla descrizione. Se non è possibile, ti rimborsiamo.',
      ],
    },
    {
      title: 'Responsabilità, modifiche e legge applicabile',
      paragraphs: [
        'Rispondiamo senza limiti per dolo, colpa grave e danni alla vita o alla salute; per il resto, solo dei danni prevedibili che derivano dalla violazione di un obbligo essenziale. Le modifiche a queste condizioni non riguardano mai gli ordini già effettuati. Si applica la legge dei Paesi Bassi, senza toglierti la tutela prevista dalla legge del Paese in cui vivi; puoi rivolgerti al giudice del luogo in cui risiedi.',
      ],
    },
  ],
}
