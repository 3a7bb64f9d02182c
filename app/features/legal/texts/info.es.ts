import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vende sonidos para quienes hacen música: packs de samples y one-shots.`,
    sections: [
      {
        title: 'Qué encontrarás aquí',
        paragraphs: [
          'Catálogos pequeños de unos pocos artistas, cada uno con su propio estilo. Puedes escuchar cada sonido entero antes de comprarlo, con la tonalidad, el tempo y la duración a la vista.',
        ],
      },
      {
        title: 'Por qué una tienda y no una suscripción',
        paragraphs: [
          'Pagas una sola vez por lo que usas y sigue siendo tuyo. Los precios están en euros, un Tune vale un euro y nada caduca.',
        ],
      },
      {
        title: 'Quiénes estamos detrás',
        paragraphs: [
          `${brand.company}, ${brand.city}. Escribe a ${brand.contactAddress}: te responderá una persona.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Respuestas breves a las preguntas más habituales.',
    sections: [
      {
        title: '¿Qué formato recibo?',
        paragraphs: [
          'WAV a 44,1 kHz y 24 bits, listo para cualquier DAW. Cada pack se descarga en un solo archivo ZIP.',
        ],
      },
      {
        title: '¿Qué es un Tune?',
        paragraphs: ['La unidad de tu saldo. Un Tune vale siempre un euro y los Tunes no caducan.'],
      },
      {
        title: '¿Puedo volver a descargar mis sonidos?',
        paragraphs: ['Sí, cuando quieras, desde la pestaña «Saldo» de tu perfil.'],
      },
      {
        title: '¿En qué se diferencian un pack y un one-shot?',
        paragraphs: [
          'Un one-shot es un solo sonido, como un bombo o un acorde. Un pack contiene muchos sonidos, incluidos loops que no se venden por separado. Si compras un pack, también son tuyos todos sus one-shots.',
        ],
      },
      {
        title: '¿Puedo devolver una compra?',
        paragraphs: [
          'Una vez suministrada, no: todas las descargas se suministran de inmediato y, al finalizar la compra, aceptas que con ello pierdes el derecho de desistimiento. Los Tunes que no hayas gastado puedes devolverlos en un plazo de 14 días desde la recarga, y un archivo defectuoso siempre se sustituye o se reembolsa.',
        ],
      },
      {
        title: 'He pagado, pero mi saldo no ha cambiado. ¿Qué hago?',
        paragraphs: [
          'Puede tardar un minuto. Si al cabo de una hora sigue igual, escríbenos e indica la hora y el importe.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Una sola licencia para todos los sonidos de la tienda.',
    sections: [
      {
        title: 'Puedes',
        paragraphs: [
          'Usar los sonidos en tu música y en películas, videojuegos, pódcast y actuaciones, también con fines comerciales, sin más pagos, sin límite de tiempo y en cualquier lugar. Modificarlos, cortarlos, estirarlos y superponerlos como quieras.',
        ],
      },
      {
        title: 'No puedes',
        paragraphs: [
          'Distribuir los sonidos por sí solos o apenas modificados, ya sea vendiéndolos, regalándolos o incluyéndolos en una biblioteca de samples o en un instrumento. Tampoco puedes registrarlos como grabación tuya en un sistema de identificación de contenidos.',
        ],
      },
      {
        title: 'Colaboraciones',
        paragraphs: [
          'Quienes colaboran contigo en una producción pueden usar los sonidos en ella. Para su propia música necesitan su propia licencia.',
        ],
      },
      {
        title: 'Créditos',
        paragraphs: [
          'No son obligatorios, pero a los artistas siempre les alegra que los menciones.',
        ],
      },
      {
        title: 'Límites de la licencia',
        paragraphs: [
          'No es exclusiva: otras personas pueden haber comprado el mismo sonido. Está vinculada a la cuenta con la que se compró y no se puede transferir.',
        ],
      },
    ],
  },
  user: {
    lead: `Qué datos tuyos guarda ${brand.name} y dónde puedes cambiarlos.`,
    sections: [
      {
        title: 'Nombre y correo electrónico',
        paragraphs: [
          'Tu nombre y apellidos, tu nombre de usuario, tu correo electrónico y, si lo indicaste, tu número de teléfono. Puedes cambiarlos en tu perfil, en «Ajustes».',
        ],
      },
      {
        title: 'Lo que cuentas sobre ti',
        paragraphs: [
          'La ubicación, la descripción y la foto de perfil son opcionales. También puedes cambiarlas en «Ajustes».',
        ],
      },
      {
        title: 'Contraseña',
        paragraphs: [
          'Guardamos solo un hash, así que nadie puede leerla, ni siquiera nosotros. Puedes cambiarla en tu perfil, en «Ajustes»; si la has olvidado, elige una nueva desde la página de inicio de sesión. Al cambiarla, se cierra la sesión en todos los demás dispositivos.',
        ],
      },
      {
        title: 'Cesta, pedidos y saldo',
        paragraphs: [
          'Lo que hay en tu cesta, lo que compraste, cuándo y a qué precio, tu saldo y tus descargas. Los pedidos, el saldo y las descargas están en tu perfil, en «Saldo». Los pedidos completados no se pueden modificar.',
        ],
      },
      {
        title: 'Idioma y pantalla',
        paragraphs: [
          'Las cookies recuerdan tu idioma, el tema y el tamaño de tu pantalla. Se actualizan cuando cambias de idioma o de tema al pie de la página o usas otra pantalla.',
        ],
      },
      {
        title: 'Todo lo demás',
        paragraphs: [
          `Si quieres una copia de tus datos o que borremos tu cuenta, escribe a ${brand.contactAddress}. La [política de privacidad](privacy) explica qué guardamos, por qué y durante cuánto tiempo.`,
        ],
      },
    ],
  },
}
