import type { ContentsMessages } from './contents-messages.ts'

export const fr: ContentsMessages = {
  balance: 'Ils s’ajoutent à votre solde. 1 Tune vaut 1 € et n’expire jamais.',
  more: '+ {count} autres',
}
