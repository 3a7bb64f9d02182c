import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vende suoni a chi fa musica: sample pack e one-shot.`,
    sections: [
      {
        title: 'Che cosa trovi qui',
        paragraphs: [
          'Piccoli cataloghi di pochi artisti, ognuno con uno stile tutto suo. Prima di acquistare puoi ascoltare ogni suono per intero, con tonalità, tempo e durata sempre in vista.',
        ],
      },
      {
        title: 'Perché un negozio e non un abbonamento',
        paragraphs: [
          'Paghi una volta sola ciò che usi, e resta tuo. I prezzi sono in euro, un Tune vale un euro e nulla scade.',
        ],
      },
      {
        title: `Chi c’è dietro ${brand.name}`,
        paragraphs: [
          `${brand.company}, ${brand.city}. Scrivi a ${brand.contactAddress}: ti risponde una persona.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Risposte brevi alle domande più comuni.',
    sections: [
      {
        title: 'Che formato ricevo?',
        paragraphs: [
          'WAV a 44,1 kHz e 24 bit, pronto per qualsiasi DAW. Un pack arriva come un unico file ZIP.',
        ],
      },
      {
        title: 'Che cos’è un Tune?',
        paragraphs: ['L’unità del tuo saldo. Un Tune vale sempre un euro, e il saldo non scade.'],
      },
      {
        title: 'Posso scaricare di nuovo i miei acquisti?',
        paragraphs: ['Sì, in qualsiasi momento, dalla scheda «Saldo» del tuo profilo.'],
      },
      {
        title: 'Che differenza c’è tra un pack e un one-shot?',
        paragraphs: [
          'Un one-shot è un suono singolo, come un kick o un accordo. Un pack contiene molti suoni, tra cui loop che non si possono acquistare separatamente. Se acquisti un pack, anche i suoi one-shot sono tuoi.',
        ],
      },
      {
        title: 'Posso recedere da un acquisto?',
        paragraphs: [
          'No, non dopo la fornitura: ogni download viene fornito subito e, al momento dell’ordine, accetti di perdere così il diritto di recesso. Il saldo ricaricato e non speso è rimborsabile entro 14 giorni, e un file difettoso viene sempre sostituito o rimborsato.',
        ],
      },
      {
        title: 'Ho pagato, ma il saldo non è cambiato. Che cosa faccio?',
        paragraphs: [
          'Può volerci un minuto. Se dopo un’ora non è cambiato nulla, scrivici indicando l’ora e l’importo del pagamento.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Una sola licenza per tutti i suoni del negozio.',
    sections: [
      {
        title: 'Puoi',
        paragraphs: [
          'Usare i suoni nella tua musica, in film, videogiochi, podcast e spettacoli, anche a fini commerciali, senza altri pagamenti, senza limiti di tempo e ovunque. Modificarli, tagliarli, allungarli e sovrapporli come vuoi.',
        ],
      },
      {
        title: 'Non puoi',
        paragraphs: [
          'Cedere i suoni in quanto tali, da soli o appena modificati, che tu li venda, li regali o li inserisca in una libreria di sample o in uno strumento virtuale. Non puoi nemmeno rivendicarli come tue registrazioni in un sistema di riconoscimento dei contenuti.',
        ],
      },
      {
        title: 'Lavorare con altri',
        paragraphs: [
          'Chi lavora con te può usare i suoni nella vostra produzione comune. Per la propria musica ognuno deve avere una licenza sua.',
        ],
      },
      {
        title: 'Crediti',
        paragraphs: ['Non sono obbligatori, ma fanno sempre piacere.'],
      },
      {
        title: 'Limiti della licenza',
        paragraphs: [
          'Non è esclusiva: altri possono aver acquistato lo stesso suono. È legata all’account con cui è stata acquistata e non è cedibile.',
        ],
      },
    ],
  },
  user: {
    lead: `Quali dati conserva ${brand.name} su di te e dove puoi modificarli.`,
    sections: [
      {
        title: 'Nome e indirizzo email',
        paragraphs: [
          'Nome e cognome, nome utente, indirizzo email e, se lo hai indicato, il numero di telefono. Puoi modificarli nella scheda «Impostazioni» del tuo profilo.',
        ],
      },
      {
        title: 'Quello che racconti di te',
        paragraphs: [
          'La località, il testo «Su di te» e l’immagine del profilo sono facoltativi. Puoi modificarli nella stessa scheda e cancellare località e testo.',
        ],
      },
      {
        title: 'Password',
        paragraphs: [
          'Ne conserviamo solo un hash, così nessuno può leggerla, nemmeno noi. Puoi cambiarla nella scheda «Impostazioni» del tuo profilo; se l’hai dimenticata, scegline una nuova dalla pagina di accesso. Dopo il cambio dovrai accedere di nuovo su tutti gli altri dispositivi.',
        ],
      },
      {
        title: 'Carrello, ordini e saldo',
        paragraphs: [
          'Il contenuto del carrello, che cosa hai acquistato, quando e a quale prezzo, il saldo e i download. Trovi acquisti e saldo nella scheda «Saldo» del tuo profilo. Un ordine completato non si può più modificare.',
        ],
      },
      {
        title: 'Lingua e schermo',
        paragraphs: [
          'I cookie ricordano la tua lingua, il tema scelto e la dimensione dello schermo. Si aggiornano quando cambi lingua o tema in fondo a una pagina o usi un altro schermo.',
        ],
      },
      {
        title: 'Tutto il resto',
        paragraphs: [
          `Per avere una copia dei tuoi dati o far cancellare il tuo account, scrivi a ${brand.contactAddress}. L’[informativa sulla privacy](privacy) spiega che cosa conserviamo, perché e per quanto tempo.`,
        ],
      },
    ],
  },
}
