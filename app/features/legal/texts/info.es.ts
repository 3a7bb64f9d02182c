import { brand } from '#app/features/brand/brand.ts'
import type { InfoText } from './page-text.ts'

export const text: InfoText = {
  about: {
    lead: `${brand.name} vende sonidos a quienes hacen música: packs y sonidos sueltos.`,
    sections: [
      {
        title: 'Qué encuentras aquí',
        paragraphs: [
          'Catálogos pequeños de unos pocos artistas, cada uno con su propio estilo. Cada sonido se puede escuchar entero antes de comprarlo, con su tonalidad, su tempo y su duración al lado.',
        ],
      },
      {
        title: 'Por qué una tienda y no una suscripción',
        paragraphs: [
          'Pagas una vez por lo que usas, y sigue siendo tuyo. Los precios están en euros, un Tune vale un euro, nada caduca.',
        ],
      },
      {
        title: 'Quién está detrás',
        paragraphs: [
          `${brand.company}, ${brand.city}. Escribe a ${brand.contactAddress}: responde una persona.`,
        ],
      },
    ],
  },
  faq: {
    lead: 'Respuestas breves a lo que más se pregunta.',
    sections: [
      {
        title: '¿Qué formato recibo?',
        paragraphs: [
          'WAV a 44,1 kHz y 24 bits, listo para cualquier programa de música. Un pack llega en un solo archivo ZIP.',
        ],
      },
      {
        title: '¿Qué es un Tune?',
        paragraphs: [
          'La unidad de tu saldo. Un Tune vale un euro, hoy y más adelante; los Tunes no caducan.',
        ],
      },
      {
        title: '¿Puedo descargar otra vez?',
        paragraphs: ['Sí, cuando quieras, desde la pestaña de saldo de tu perfil.'],
      },
      {
        title: '¿En qué se diferencian un pack y un one-shot?',
        paragraphs: [
          'Un one-shot es un solo sonido, como un bombo o un acorde. Un pack contiene muchos sonidos, con loops que solo se venden ahí. Si tienes un pack, tienes también sus one-shots.',
        ],
      },
      {
        title: '¿Puedo devolver una compra?',
        paragraphs: [
          'Sí, en un plazo de 14 días, mientras la descarga no haya empezado. Si al finalizar la compra pides la entrega inmediata, pierdes ese derecho en cuanto comienza. Un archivo defectuoso siempre se sustituye.',
        ],
      },
      {
        title: 'He pagado, pero mi saldo no ha cambiado.',
        paragraphs: [
          'Puede tardar un minuto. Si pasada una hora no ha ocurrido nada, escríbenos con la hora y el importe.',
        ],
      },
    ],
  },
  licence: {
    lead: 'Una sola licencia para todo lo de la tienda.',
    sections: [
      {
        title: 'Puedes',
        paragraphs: [
          'Usar los sonidos en tu música, en películas, videojuegos, pódcast y actuaciones, también con fines comerciales, sin más pagos, sin límite de tiempo, en cualquier lugar. Cambiarlos, cortarlos, estirarlos y superponerlos como quieras.',
        ],
      },
      {
        title: 'No puedes',
        paragraphs: [
          'Ceder los sonidos como tales: ni venderlos, ni regalarlos, ni incluirlos en una biblioteca de samples o en un instrumento, solos o apenas modificados. Tampoco reclamarlos como grabación tuya en un sistema de identificación de contenidos.',
        ],
      },
      {
        title: 'Trabajar con otros',
        paragraphs: [
          'Quienes trabajan contigo en una producción pueden usar los sonidos dentro de ella. Para su propia música necesitan su propia licencia.',
        ],
      },
      {
        title: 'Créditos',
        paragraphs: ['No hacen falta. A los artistas les alegra que los nombres.'],
      },
      {
        title: 'Lo que la licencia no es',
        paragraphs: [
          'No es exclusiva: otras personas pueden haber comprado el mismo sonido. Pertenece a la cuenta que lo compró y no se puede transferir.',
        ],
      },
    ],
  },
  user: {
    lead: `Qué sabe ${brand.name} de ti y dónde puedes cambiarlo.`,
    sections: [
      {
        title: 'Nombre y correo electrónico',
        paragraphs: [
          'Tu nombre y apellidos, tu nombre de usuario, tu correo electrónico y, si lo indicaste, tu número de teléfono. Los cambias en tu perfil, en «Ajustes».',
        ],
      },
      {
        title: 'Lo que cuentas de ti',
        paragraphs: [
          'El lugar, la descripción y la imagen son voluntarios. Los cambias o los borras en el mismo sitio.',
        ],
      },
      {
        title: 'Contraseña',
        paragraphs: [
          'Solo guardamos un hash de ella, para que nadie pueda leerla, tampoco nosotros. La cambias en tu perfil, en «Ajustes»; si la has olvidado, eliges una nueva desde la página de inicio de sesión. En todos los demás dispositivos se cierra entonces la sesión.',
        ],
      },
      {
        title: 'Cesta, pedidos y saldo',
        paragraphs: [
          'Lo que hay en tu cesta, lo que compraste, cuándo y a qué precio, tu saldo y tus descargas. Todo está en tu perfil, en «Saldo». Los pedidos completados se quedan como están.',
        ],
      },
      {
        title: 'Idioma y pantalla',
        paragraphs: [
          'Las cookies recuerdan el idioma de tu última página y el tamaño de tu pantalla. Cambian cuando eliges otro idioma al pie de una página o ves la tienda en otra pantalla.',
        ],
      },
      {
        title: 'Todo lo demás',
        paragraphs: [
          `¿Quieres verlo todo o que borremos tu cuenta? Escribe a ${brand.contactAddress}. Cuánto tiempo guardamos cada cosa, y por qué, está en la política de privacidad.`,
        ],
      },
    ],
  },
}
