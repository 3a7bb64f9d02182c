import type { PaymentAlertMessages } from './payment-alert-messages.ts'

export const es: PaymentAlertMessages = {
  disputeOpened: 'Un pago de {amount} está en disputa',
  disputeOpenedText:
    'El cliente ha pedido al banco que le devuelva el dinero. La parte de la recarga que no se ha gastado está retenida. Responde con pruebas en la web de {processor}.',
  disputeEscalated: 'La consulta sobre {amount} se ha convertido en una disputa',
  disputeEscalatedText:
    'Antes el banco solo preguntaba; ahora retira el dinero. Puede que no cuente lo que has respondido hasta ahora. Responde con pruebas en la web de {processor}.',
  disputeRescheduled: 'Nuevo plazo para presentar pruebas en la disputa de {amount}',
  disputeRescheduledText: 'Responde a la disputa con pruebas en la web de {processor}.',
  disputeAppealed: 'Puedes apelar la disputa de {amount}',
  disputeAppealedText:
    'Apela en la web de {processor} si merece la pena pagar la comisión. Mientras no ganes, no cambia nada.',
  deadline: 'Fecha límite: {time}',
  noDeadline: '{processor} no indica ningún plazo: hazlo lo antes posible.',
  disputeUnclear: 'La disputa de {amount} ha terminado sin decisión',
  disputeUnclearText:
    '{processor} no dice a favor de quién. La parte de la recarga que no se ha gastado sigue retenida hasta que {processor} indique que el dinero se ha retirado o devuelto. Antes de reembolsar nada, mira en la web de {processor} si el cliente ya tiene el dinero.',
  inquiryClosed: 'Se ha cerrado la consulta sobre {amount}',
  inquiryClosedText: 'El banco no retira el dinero. El cliente vuelve a tener los Tunes retenidos.',
  disputeWon: 'Has ganado la disputa de {amount}',
  disputeWonText: 'El banco ha decidido a tu favor. El cliente vuelve a tener los Tunes retenidos.',
  disputeLost: 'Has perdido la disputa de {amount}',
  disputeLostText:
    'El banco ha decidido a favor del cliente. Los Tunes retenidos se han eliminado; el resto es una pérdida.',
  disputeReversed: 'Al final has ganado la disputa de {amount}',
  disputeReversedText:
    'La habías perdido, pero ahora el banco ha decidido a tu favor. El cliente vuelve a tener los Tunes retenidos, y el resto ya no es una pérdida.',
  disputeRecovered:
    'Se ha vuelto a descontar del saldo un importe de {amount}, porque un pago volvió a la tarjeta.',
  disputePromised:
    'Durante la disputa fallaron reembolsos por un total de {amount}. Si no los has hecho desde entonces, hazlos ahora con el comando «refund payment».',
  evidence: 'Pruebas',
  evidenceText:
    'Con la recarga, el cliente pagó estos pedidos. De cada archivo ves cuántas veces se ha descargado y cuándo fueron la primera y la última.',
  evidenceNone: 'Con la recarga no se ha comprado nada.',
  orderNumber: 'Pedido {number}',
  consent: 'Consentimiento para el suministro inmediato',
  consentNone: 'no consta',
  confirmation: 'Confirmación por correo',
  confirmationSent: 'enviada a {email}, {time}',
  confirmationUnsent: 'no enviada',
  downloadedNever: 'sin descargas',
  downloaded: 'descargas: {count}',
  downloadedBetween: 'descargas: {count} ({first} – {last})',
  refundFailed: 'Un reembolso de {amount} ha fallado',
  refundFailedText: 'No se ha podido reembolsar en la tarjeta.',
  refundDisputedText:
    'El pago está en disputa: el banco decide si el cliente recibe el dinero. La parte de la recarga que no se ha gastado sigue retenida hasta entonces. Salvo que ganes, no lo reembolses de otra forma.',
  refundTooLargeText:
    'Una parte del pago ya se había reembolsado en la web de {processor} y lo que queda no alcanza para este reembolso. El cliente ya tiene esa parte en la tarjeta: no la reembolses de otra forma. El resto aún se puede reembolsar en la tarjeta.',
  refundElsewhereText:
    'El cliente vuelve a tener los Tunes. Ponte en contacto con él y reembolsa el dinero de otra forma o en otra tarjeta.',
  refundMissing: 'Importe que no ha vuelto al saldo: {amount}.',
  refundMissingText:
    'El pago está en disputa o ya se reembolsó por otra vía: no reembolses ese importe de otra forma.',
  refundNotNeeded: 'Un reembolso de {amount} no era necesario',
  refundNotNeededText:
    'El pago ya se había reembolsado en la web de {processor}. El cliente ya tiene el dinero, y se ha descontado del saldo. No lo reembolses de otra forma.',
  refundPaid: 'Un reembolso fallido de {amount} al final se ha pagado',
  refundPaidText:
    'Según {processor}, el dinero ya está en la tarjeta. Los Tunes se han vuelto a descontar del saldo; lo que ya se había gastado es una pérdida. No lo reembolses de otra forma.',
  refundNotRequested: 'No se puede solicitar un reembolso de {amount}',
  refundNotRequestedText:
    '{processor} no acepta la solicitud de reembolso. Los Tunes se han descontado del saldo, y la tienda lo vuelve a intentar al menos cada hora. Comprueba que la API key de la tienda es de la cuenta correcta y permite reembolsar, y que la cuenta tiene dinero suficiente. También puedes reembolsar el mismo importe en la web de {processor}; entonces la tienda deja de intentarlo.',
  refundLacksMoney: 'Falta dinero para un reembolso de {amount}',
  refundLacksMoneyText:
    'Tu cuenta de {processor} no tiene dinero suficiente para el reembolso. Los Tunes se han descontado del saldo, y el cliente está esperando. Añade dinero a la cuenta en la web de {processor}: el reembolso se pagará después de forma automática. No hagas otro reembolso.',
  refundUnconfirmed: 'Un reembolso de {amount} no está confirmado',
  refundUnconfirmedText:
    '{processor} no ha confirmado el reembolso. Los Tunes se han descontado del saldo, y la tienda vuelve a preguntar al menos cada hora. Mira el reembolso en la web de {processor} y comprueba que la API key de la tienda es de la cuenta correcta y permite leer reembolsos. No hagas otro reembolso.',
  fraud: 'Un pago de {amount} puede ser fraudulento',
  fraudText:
    'El banco avisa de que la tarjeta puede haber sido robada. Si reembolsas el pago ahora, evitas una disputa y su comisión.',
  mismatch: 'Un pago no coincide con su recarga',
  mismatchAmountText:
    'No se ha añadido nada al saldo. Compara los dos importes en la web de {processor} y reembolsa allí el pago.',
  mismatchPaymentText:
    'No se ha añadido nada al saldo, porque la recarga ya tiene otro pago. Compara los dos en la web de {processor} y reembolsa este allí.',
  strayPayment: 'Un pago no está en la base de datos de la tienda',
  strayPaymentText:
    'No se ha añadido nada al saldo. Probablemente se hizo entre una copia de seguridad y su restauración. Busca el pago en la web de {processor} y reembólsalo allí.',
  creditedNothing: 'Por este pago no se ha añadido nada al saldo.',
  unmatchedRefundFailedText:
    'El cliente no tiene el dinero. Ponte en contacto con él y reembólsaselo de otra forma o en otra tarjeta.',
  unmatchedRefundDisputedText:
    'Además, el pago está en disputa: el cliente recibirá el dinero del banco si aceptas la disputa en la web de {processor}. No lo reembolses de otra forma.',
  unmatchedFraudText:
    'El banco avisa de que la tarjeta puede haber sido robada. Si reembolsas el pago ahora en la web de {processor}, evitas una disputa y su comisión.',
  unmatchedDisputedText:
    'El cliente ha pedido al banco que le devuelva el dinero. Si lo has reembolsado, responde en la web de {processor} con el reembolso como prueba; si no, acepta allí la disputa.',
  unmatchedWonText: 'El banco ha decidido a tu favor: reembolsa el pago si aún no lo has hecho.',
  unmatchedLostText: 'El cliente ya tiene el dinero del banco. No reembolses el pago.',
  messageFailed: 'No se ha podido procesar un mensaje sobre pagos',
  messagesFailed: 'No se han podido procesar {count} mensajes sobre pagos',
  messagesFailedText:
    'La comparación diaria con {processor} ha omitido lo que figura abajo. Míralo en la web de {processor}; el motivo está en el registro de la tienda. La comparación lo vuelve a intentar durante tres días.',
  comparisonOverdue: 'Los pagos no se comparan con {processor}',
  comparisonOverdueText:
    'La comparación diaria falla y la última se hizo hace más de tres días. Hasta que funcione, la tienda puede no enterarse de pagos, reembolsos y disputas cuyos mensajes se perdieron. «npm run shop -- check» muestra lo que le falta a la API key de la tienda. La tienda lo vuelve a intentar cada pocos minutos.',
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
  reason: 'Motivo según {processor}',
  since: 'Desde',
  problem: 'Problema',
  seeLog: 'consulta el registro de la tienda',
  unknown: 'desconocido',
}
