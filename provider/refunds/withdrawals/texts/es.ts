import type { WithdrawalMessages } from './withdrawal-messages.ts'

export const es: WithdrawalMessages = {
  subject: 'Hemos recibido tu desistimiento',
  greeting: 'Hola, {name}:',
  received: 'El {time} recibimos tu desistimiento. Esto es lo que nos enviaste:',
  name: 'Nombre y apellidos',
  email: 'Correo electrónico',
  contract: 'Contrato',
  contractNotQuoted:
    'el que indicaste en nuestro sitio web (solo repetimos el texto si la dirección de correo tiene una cuenta)',
  orderNumbers: 'Números de pedido',
  topUp: 'Recarga de {amount} del {date}',
  refund:
    'Te devolveremos {amount} por el mismo medio de pago que usaste, en un plazo máximo de 14 días. Hemos descontado {tunes} de tu saldo.',
  request:
    'Lo revisaremos y te responderemos en un plazo de 14 días. Si al comprar aceptaste el suministro inmediato, el derecho de desistimiento puede haberse extinguido para esas descargas; te lo diremos en cualquier caso.',
  reference: 'Referencia: {reference}',
}
