import type { PaymentMessages } from './payment-messages.ts'

export const es: PaymentMessages = {
  title: 'Pago',
  demo: 'Esto es una demostración. No se hace ningún cargo en una tarjeta real ni se mueve dinero de verdad. No introduzcas el número de una tarjeta real.',
  payTo: 'Pago a {merchant}',
  number: 'Número de tarjeta',
  expiry: 'Caducidad (MM/AA)',
  cvc: 'Código de seguridad',
  name: 'Nombre en la tarjeta',
  pay: 'Pagar {amount}',
  close: 'Cerrar sin pagar',
  back: 'Volver a la tienda',
  testCards: 'Tarjetas de prueba',
  cardPays: 'se acepta',
  cardDeclined: 'se rechaza',
  anyRest: 'Sirven cualquier fecha futura, tres cifras cualesquiera y cualquier nombre.',
  declined:
    'La tarjeta ha sido rechazada. No se ha cobrado nada. Prueba con otra tarjeta o vuelve a la tienda.',
  checkFields: 'Revisa los datos señalados.',
  numberMissing: 'Introduce el número de tarjeta.',
  numberWrong: 'El número de tarjeta no está completo.',
  numberNotTest: 'Aquí solo funcionan las dos tarjetas de prueba indicadas abajo.',
  expiryWrong: 'Introduce mes y año, por ejemplo 04/30.',
  expiryPast: 'Esta tarjeta ha caducado.',
  cvcWrong: 'Introduce las tres o cuatro cifras del código de seguridad.',
  nameMissing: 'Introduce el nombre que figura en la tarjeta.',
  alreadyPaid: 'Este pago ya se ha realizado. No se te cobrará dos veces.',
  expired:
    'Esta página de pago ha caducado. No se ha cobrado nada. Empieza de nuevo desde la tienda.',
  broken:
    'Esta dirección de pago no es válida. No se ha cobrado nada. Empieza de nuevo desde la tienda.',
}
