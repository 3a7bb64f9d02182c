import type { ContentsMessages } from './contents-messages.ts'

export const de: ContentsMessages = {
  balance: 'Sie werden deinem Guthaben gutgeschrieben. 1 Tune ist 1 € wert und verfällt nie.',
  more: '+ {count} weitere',
}
