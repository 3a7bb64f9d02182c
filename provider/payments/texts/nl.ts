import type { ContentsMessages } from './contents-messages.ts'

export const nl: ContentsMessages = {
  balance: 'Ze komen op je saldo. 1 Tune is € 1 waard en verloopt nooit.',
  more: '+ nog {count}',
}
