import type { ContentsMessages } from './contents-messages.ts'

export const es: ContentsMessages = {
  balance: 'Se añaden a tu saldo. 1 Tune vale 1 € y no caduca nunca.',
  more: '+ {count} más',
}
