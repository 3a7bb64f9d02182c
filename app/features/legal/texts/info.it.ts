import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vende suoni a chi fa musica: pack e suoni singoli.`,
    sections: [
      {
        title: 'Che cosa trovi qui',
        paragraphs: [
          'Piccoli cataloghi di pochi artisti, ognuno con uno stile tutto suo. Ogni suono si può ascoltare per intero prima di comprarlo, con accanto tonalità, tempo e durata.',
        ],
      },
      {
        title: 'Perché un negozio e non un abbonamento',
        paragraphs: [
          'Paghi una volta ciò che usi, e resta tuo. I prezzi sono in euro, un Tune vale un euro, nulla scade.',
        ],
      },
      {
        title: 'Chi c’è dietro',
        paragraphs: [
          `${brand.company}, ${brand.city}. Scrivi a ${brand.contactAddress}: risponde una persona.`,
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
          'WAV a 44,1 kHz e 24 bit, pronto per ogni programma musicale. Un pack arriva come un unico file ZIP.',
        ],
      },
      {
        title: 'Che cos’è un Tune?',
        paragraphs: [
          'L’unità del tuo saldo. Un Tune vale un euro, oggi e domani; i Tunes non scadono.',
        ],
      },
      {
        title: 'Posso scaricare di nuovo?',
        paragraphs: ['Sì, in qualsiasi momento, dalla scheda del saldo nel tuo profilo.'],
      },
      {
        title: 'Che differenza c’è tra un pack e un one-shot?',
        paragraphs: [
          'Un one-shot è un suono singolo, come una cassa o un accordo. Un pack contiene molti suoni, con loop venduti solo lì. Se possiedi un pack, possiedi anche i suoi one-shot.',
        ],
      },
      {
        title: 'Posso restituire un acquisto?',
        paragraphs: [
          'Sì, entro 14 giorni, finché il download non è iniziato. Se alla cassa chiedi la consegna immediata, perdi questo diritto non appena inizia. Un file difettoso viene sempre sostituito.',
        ],
      },
      {
        title: 'Ho pagato, ma il saldo non è cambiato.',
        paragraphs: [
          'Può volerci un minuto. Se dopo un’ora non è successo nulla, scrivici l’ora e l’importo.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Una sola licenza per tutto il negozio.',
    sections: [
      {
        title: 'Puoi',
        paragraphs: [
          'Usare i suoni nella tua musica, in film, videogiochi, podcast e spettacoli, anche a fini commerciali, senza altri pagamenti, senza limiti di tempo, ovunque. Modificarli, tagliarli, allungarli e sovrapporli come vuoi.',
        ],
      },
      {
        title: 'Non puoi',
        paragraphs: [
          'Cedere i suoni in quanto tali: venderli, regalarli o inserirli in una libreria di sample o in uno strumento, da soli o appena modificati. E nemmeno rivendicarli come tua registrazione in un sistema di riconoscimento dei contenuti.',
        ],
      },
      {
        title: 'Lavorare con altri',
        paragraphs: [
          'Chi lavora con te a una produzione può usare i suoni al suo interno. Per la propria musica ciascuno ha bisogno di una licenza propria.',
        ],
      },
      {
        title: 'Crediti',
        paragraphs: ['Non sono necessari. Agli artisti fa piacere se li nomini.'],
      },
      {
        title: 'Che cosa la licenza non è',
        paragraphs: [
          'Non è esclusiva: altri possono aver comprato lo stesso suono. Appartiene all’account che ha comprato e non è trasferibile.',
        ],
      },
    ],
  },
  user: {
    lead: `Che cosa sa ${brand.name} di te, e dove puoi cambiarlo.`,
    sections: [
      {
        title: 'Nome ed e-mail',
        paragraphs: [
          'Nome e cognome, nome utente, e-mail e, se lo hai indicato, il numero di telefono. Li cambi nel tuo profilo, alla voce «Impostazioni».',
        ],
      },
      {
        title: 'Quello che racconti di te',
        paragraphs: [
          'Luogo, descrizione e immagine sono facoltativi. Li cambi o li togli nello stesso posto.',
        ],
      },
      {
        title: 'Password',
        paragraphs: [
          'Ne conserviamo solo un hash, così nessuno può leggerla, nemmeno noi. La cambi nel tuo profilo, alla voce «Impostazioni»; se l’hai dimenticata, ne scegli una nuova dalla pagina di accesso. Tutti gli altri dispositivi vengono allora disconnessi.',
        ],
      },
      {
        title: 'Carrello, ordini e saldo',
        paragraphs: [
          'Che cosa c’è nel tuo carrello, che cosa hai comprato, quando e a quale prezzo, il tuo saldo e i tuoi download. Trovi tutto nel tuo profilo, alla voce «Saldo». Gli ordini conclusi restano come sono.',
        ],
      },
      {
        title: 'Lingua e schermo',
        paragraphs: [
          'I cookie ricordano la lingua della tua ultima pagina e la grandezza dello schermo. Cambiano quando scegli un’altra lingua in fondo a una pagina o guardi il negozio su un altro schermo.',
        ],
      },
      {
        title: 'Tutto il resto',
        paragraphs: [
          `Vuoi vedere tutto, o far cancellare il tuo account? Scrivi a ${brand.contactAddress}. Per quanto tempo conserviamo che cosa, e perché, è scritto nell’informativa sulla privacy.`,
        ],
      },
    ],
  },
}
