import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const es: PaymentAlertMessages = {
  disputeOpened: 'Un pago de {amount} está en disputa',
  disputeOpenedText:
    'El cliente ha pedido al banco que le devuelva el dinero. La parte de la recarga que no se ha gastado está retenida. Responde con pruebas en la web de Stripe.',
  disputeEscalated: 'La consulta sobre {amount} se ha convertido en una disputa',
  disputeEscalatedText:
    'Antes el banco solo preguntaba; ahora retira el dinero. Puede que no cuente lo que has respondido hasta ahora. Responde con pruebas en la web de Stripe.',
  disputeRescheduled: 'Nuevo plazo para las pruebas sobre {amount}',
  disputeRescheduledText: 'Responde a la disputa con pruebas en la web de Stripe.',
  disputeAppealed: 'Puedes apelar en la disputa de {amount}',
  disputeAppealedText:
    'Apela en la web de Stripe si merece la pena pagar la comisión. Mientras no ganes, no cambia nada.',
  deadline: 'Fecha límite: {time}',
  noDeadline: 'Stripe no indica ningún plazo: hazlo lo antes posible.',
  disputeUnclear: 'La disputa de {amount} ha terminado sin decisión',
  disputeUnclearText:
    'Stripe no dice a favor de quién. La parte de la recarga que no se ha gastado sigue retenida hasta que Stripe indique que el dinero se ha retirado o devuelto. Mira en la web de Stripe si el cliente tiene el dinero, y no lo reembolses antes.',
  inquiryClosed: 'La consulta sobre {amount} está cerrada',
  inquiryClosedText: 'El banco no retira el dinero. El cliente vuelve a tener los Tunes retenidos.',
  disputeWon: 'La disputa de {amount} está ganada',
  disputeWonText: 'El banco ha decidido a tu favor. El cliente vuelve a tener los Tunes retenidos.',
  disputeLost: 'La disputa de {amount} está perdida',
  disputeLostText:
    'El banco ha decidido a favor del cliente. Los Tunes retenidos se han perdido; el resto es una pérdida.',
  disputeReversed: 'La disputa de {amount} al final está ganada',
  disputeReversedText:
    'Estaba perdida, pero ahora el banco ha decidido a tu favor. El cliente vuelve a tener los Tunes retenidos, y el resto ya no es una pérdida.',
  disputeRecovered:
    'Se han vuelto a descontar {amount} del saldo, porque un pago volvió a la tarjeta.',
  disputePromised:
    'Durante la disputa fallaron reembolsos por {amount}. Si no los has hecho desde entonces, hazlos ahora con el comando «refund payment».',
  evidence: 'Pruebas',
  evidenceText:
    'Con la recarga, el cliente pagó estos pedidos. En cada archivo ves cuántas veces se ha descargado, y cuándo la primera y la última vez.',
  evidenceNone: 'Con la recarga no se ha comprado nada.',
  orderNumber: 'Pedido {number}',
  consent: 'Consentimiento para el suministro inmediato',
  consentNone: 'ninguno',
  confirmation: 'Confirmación por correo',
  confirmationSent: 'enviada a {email}, {time}',
  confirmationUnsent: 'no enviada',
  downloadedNever: 'no descargado',
  downloaded: 'veces: {count}',
  downloadedBetween: 'veces: {count}, {first} – {last}',
  refundFailed: 'Un reembolso de {amount} ha fallado',
  refundFailedText: 'No se ha podido reembolsar a la tarjeta.',
  refundDisputedText:
    'El pago está en disputa: el banco decide si el cliente recibe el dinero. La parte de la recarga que no se ha gastado sigue retenida hasta entonces. Si no ganas, no lo reembolses de otra forma.',
  refundTooLargeText:
    'Una parte del pago ya se había reembolsado en la web de Stripe, y queda menos que este reembolso. El cliente tiene esa parte en la tarjeta: no la reembolses de otra forma. El resto aún se puede reembolsar a la tarjeta.',
  refundElsewhereText:
    'El cliente vuelve a tener los Tunes. Ponte en contacto con él y reembolsa el dinero de otra forma o a otra tarjeta.',
  refundMissing: '{amount} no han vuelto al saldo.',
  refundMissingText:
    'El pago está en disputa o se reembolsó por otra vía: no lo reembolses de otra forma.',
  refundNotNeeded: 'Un reembolso de {amount} no era necesario',
  refundNotNeededText:
    'El pago ya se había reembolsado en la web de Stripe. El cliente tiene ese dinero, y se ha descontado del saldo. No lo reembolses de otra forma.',
  refundPaid: 'Un reembolso fallido de {amount} al final se ha pagado',
  refundPaidText:
    'Según Stripe, el dinero ya está en la tarjeta. Los Tunes se han vuelto a descontar del saldo; lo que ya se había gastado es una pérdida. No lo reembolses de otra forma.',
  refundNotRequested: 'Un reembolso de {amount} no se puede solicitar',
  refundNotRequestedText:
    'Stripe no acepta la solicitud de reembolso. Los Tunes se han descontado del saldo, y la tienda lo vuelve a intentar al menos cada hora. Comprueba que la API key de la tienda es de la cuenta correcta y puede reembolsar, y que la cuenta tiene el dinero. También puedes reembolsar el mismo importe en la web de Stripe; entonces la tienda deja de intentarlo.',
  refundLacksMoney: 'Falta dinero para un reembolso de {amount}',
  refundLacksMoneyText:
    'Tu cuenta de Stripe no tiene dinero suficiente para el reembolso. Los Tunes se han descontado del saldo, y el cliente está esperando. Añade dinero a la cuenta en la web de Stripe, que después paga el reembolso por sí solo. No reembolses otra vez.',
  refundUnconfirmed: 'Un reembolso de {amount} no está confirmado',
  refundUnconfirmedText:
    'Stripe no ha confirmado el reembolso. Los Tunes se han descontado del saldo, y la tienda vuelve a preguntar al menos cada hora. Mira el reembolso en la web de Stripe, y comprueba que la API key de la tienda es de la cuenta correcta y puede leer reembolsos. No reembolses otra vez.',
  fraud: 'Un pago de {amount} puede ser un fraude',
  fraudText:
    'El banco avisa de que la tarjeta puede ser robada. Si reembolsas ahora, evitas una disputa y su comisión.',
  mismatch: 'Un pago no coincide con su recarga',
  mismatchAmountText:
    'No se añade nada al saldo. Compara los dos importes en la web de Stripe y reembolsa allí el pago.',
  mismatchPaymentText:
    'No se añade nada al saldo, porque la recarga tiene otro pago. Compara los dos en la web de Stripe y reembolsa este allí.',
  strayPayment: 'Un pago no está en la base de datos de la tienda',
  strayPaymentText:
    'No se añade nada al saldo. Seguramente se hizo después de una copia de seguridad y antes de recuperarla. Busca el pago en la web de Stripe y reembólsalo allí.',
  creditedNothing: 'El pago no añadió nada al saldo.',
  unmatchedRefundFailedText:
    'El cliente no tiene el dinero. Ponte en contacto con él y reembólsalo de otra forma o a otra tarjeta.',
  unmatchedRefundDisputedText:
    'Además está en disputa: el cliente recibe el dinero del banco si aceptas la disputa en la web de Stripe. No lo reembolses de otra forma.',
  unmatchedFraudText:
    'El banco avisa de que la tarjeta puede ser robada. Si reembolsas ahora en la web de Stripe, evitas una disputa y su comisión.',
  unmatchedDisputedText:
    'El cliente ha pedido al banco que le devuelva el dinero. Si lo has reembolsado, responde en la web de Stripe con el reembolso como prueba; si no, acepta allí la disputa.',
  unmatchedWonText: 'El banco ha decidido a tu favor: reembolsa el pago, si no lo has hecho ya.',
  unmatchedLostText: 'El cliente tiene el dinero del banco. No reembolses el pago.',
  messageFailed: 'No se ha podido procesar un mensaje sobre pagos',
  messagesFailed: 'No se han podido procesar {count} mensajes sobre pagos',
  messagesFailedText:
    'La comparación diaria con Stripe los ha omitido. Míralos en la web de Stripe; los motivos están en el registro de la tienda. La comparación lo vuelve a intentar durante tres días.',
  comparisonOverdue: 'Los pagos no se comparan con Stripe',
  comparisonOverdueText:
    'La comparación diaria falla, y la última es de hace más de tres días. Hasta que funcione, a la tienda se le pueden escapar pagos, reembolsos y disputas cuyos mensajes se perdieron. «npm run shop -- check» muestra lo que le falta a la API key de la tienda. La tienda lo vuelve a intentar cada pocos minutos.',
  customer: 'Cliente',
  topUp: 'Recarga',
  payment: 'Pago',
  paymentOfTopUp: 'Pago de la recarga',
  dispute: 'Disputa',
  refund: 'Reembolso',
  held: 'Retenido',
  expected: 'Esperado',
  paid: 'Pagado',
  loss: 'Pérdida',
  reason: 'Motivo según Stripe',
  since: 'Desde',
  problem: 'Problema',
  seeLog: 'consulta el registro de la tienda',
  unknown: 'desconocido',
}
