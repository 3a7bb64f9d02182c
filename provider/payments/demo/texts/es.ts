import type { PaymentMessages } from './payment-messages.ts'

export const es: PaymentMessages = {
  title: 'Pago',
  demo: 'Esto es una demostración: no se cobra nada en ninguna tarjeta. No introduzcas el número de una tarjeta real.',
  payTo: 'Pago a {merchant}',
  summary: 'Lo que pagas',
  cart: 'En tu cesta',
  total: 'Importe total',
  number: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvc: 'Código de seguridad',
  name: 'Titular de la tarjeta',
  pay: 'Pagar {amount}',
  close: 'Cerrar sin pagar',
  back: 'Volver a la tienda',
  testCards: 'Tarjetas de prueba',
  cardPays: 'se acepta',
  cardDeclined: 'se rechaza',
  anyRest: 'Vale cualquier fecha futura, cualquier código de tres cifras y cualquier nombre.',
  declined:
    'La tarjeta ha sido rechazada. No se ha cobrado nada. Prueba con otra tarjeta o vuelve a la tienda.',
  unavailable:
    'Ahora mismo no podemos procesar pagos. No se ha cobrado nada. Inténtalo de nuevo en unos minutos.',
  checkFields: 'Revisa los campos señalados.',
  numberMissing: 'Introduce el número de tarjeta.',
  numberWrong: 'Este número de tarjeta está incompleto o contiene un error.',
  numberNotTest: 'Aquí solo funcionan las dos tarjetas de prueba indicadas abajo.',
  expiryWrong: 'Introduce el mes y el año, por ejemplo 04/30.',
  expiryPast: 'Esta tarjeta ha caducado.',
  cvcWrong: 'Introduce las tres o cuatro cifras del código de seguridad.',
  nameMissing: 'Introduce el nombre del titular, tal como figura en la tarjeta.',
  alreadyPaid: 'Este pago ya se ha realizado. No se te cobrará dos veces.',
  expired:
    'Esta página de pago ha caducado. No se ha cobrado nada. Empieza de nuevo desde la tienda.',
  broken:
    'Este enlace de pago no es válido. No se ha cobrado nada. Empieza de nuevo desde la tienda.',
}
