import type { ContentsMessages } from './contents-messages.ts'

export const it: ContentsMessages = {
  balance: 'Si aggiungono al tuo saldo. 1 Tune vale 1 € e non scade mai.',
  more: 'Altri articoli: {count}',
}
