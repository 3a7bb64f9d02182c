import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Queste condizioni valgono per tutto ciò che compri e fai su ${brand.name}. Le abbiamo volute brevi.`,
  sections: [
    {
      title: 'Con chi hai a che fare',
      paragraphs: [
        `${brand.name} è gestito da ${brand.company}, ${brand.city}, Paesi Bassi. Puoi scriverci a ${brand.contactAddress}. Se una norma a tutela dei consumatori del tuo Paese ti protegge meglio di queste condizioni, prevale quella norma.`,
      ],
    },
    {
      title: 'Il tuo account',
      paragraphs: [
        'Per comprare serve un account. Fornisci dati corretti, tieni per te la password e avvisaci se la usa qualcun altro. Devi avere almeno 18 anni o il permesso di un genitore o di un tutore.',
      ],
    },
    {
      title: 'Prezzi e Tunes',
      paragraphs: [
        'Tutti i prezzi sono in euro e comprendono l’IVA. Gli ordini si pagano con il tuo saldo di Tunes; un Tune vale sempre un euro. I Tunes non scadono, non comportano commissioni e non sono cedibili. Su richiesta rimborsiamo i Tunes acquistati e non usati.',
      ],
    },
    {
      title: 'Come si conclude il contratto',
      paragraphs: [
        'La pagina di un prodotto è un semplice invito all’acquisto. L’ordine diventa vincolante con l’ultimo pulsante della cassa, che indica l’obbligo di pagare; fino a quel momento puoi correggere tutto. Il contratto si conclude quando confermiamo l’ordine: ricevi la conferma via email con tutte le condizioni.',
      ],
    },
    {
      title: 'Consegna e licenza',
      paragraphs: [
        'Trovi i file nel tuo profilo subito dopo l’ordine e puoi scaricarli tutte le volte che vuoi. I suoni vengono concessi in licenza, non venduti: puoi usarli nella tua musica senza altri pagamenti, anche a fini commerciali. Non puoi cederli in quanto tali. La licenza completa si trova nella pagina informativa.',
      ],
    },
    {
      title: 'Diritto di recesso',
      paragraphs: [
        `Puoi recedere da un acquisto entro 14 giorni senza indicare il motivo. Con «Recedere dal contratto qui», in fondo a ogni pagina e accanto a ogni ordine nel tuo profilo, lo fai in due passaggi e ricevi subito una conferma di ricezione via email; basta anche un messaggio a ${brand.contactAddress}. Rimborsiamo entro 14 giorni con lo stesso mezzo con cui hai pagato.`,
        'Per un file digitale questo diritto si perde quando inizia la consegna, se hai acconsentito espressamente alla consegna immediata e preso atto di perdere così il diritto. Te lo chiediamo alla cassa e lo ripetiamo nella conferma. I Tunes acquistati e non usati conservano comunque i loro 14 giorni.',
      ],
    },
    {
      title: 'Se un file ha un difetto',
      paragraphs: [
        'Hai la garanzia legale per i contenuti digitali: un file danneggiato, incompleto o diverso da come è descritto viene riparato o sostituito gratis. Se non è possibile, ti restituiamo il denaro.',
      ],
    },
    {
      title: 'Responsabilità, modifiche e legge',
      paragraphs: [
        'Rispondiamo senza limiti per dolo, colpa grave e danni alla vita o alla salute, e per il resto dei danni prevedibili che derivano dalla violazione di un obbligo essenziale. Le modifiche a queste condizioni non toccano mai un ordine già effettuato. Si applica la legge olandese, senza toglierti la tutela del Paese in cui vivi; puoi rivolgerti al giudice del luogo in cui risiedi.',
      ],
    },
  ],
}
