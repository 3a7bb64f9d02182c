import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Estas condiciones rigen todo lo que compras y haces en ${brand.name}. Las hemos hecho breves a propósito.`,
  sections: [
    {
      title: 'Con quién tratas',
      paragraphs: [
        `${brand.name} es un servicio de ${brand.company}, ${brand.city}, Países Bajos. Puedes escribirnos a ${brand.contactAddress}. Si una norma de protección de los consumidores de tu país te protege mejor que estas condiciones, prevalece esa norma.`,
      ],
    },
    {
      title: 'Tu cuenta',
      paragraphs: [
        'Para comprar necesitas una cuenta. Facilita datos correctos, no compartas tu contraseña y avísanos si la usa otra persona. Debes tener al menos 18 años o el permiso de tu madre, padre o tutor.',
      ],
    },
    {
      title: 'Precios y Tunes',
      paragraphs: [
        'Todos los precios están en euros e incluyen el IVA. Los pedidos se pagan con tu saldo de Tunes; un Tune vale siempre un euro. Los Tunes no caducan, no conllevan comisiones y no se pueden ceder. Si lo pides, devolvemos el importe de los Tunes comprados que no hayas usado.',
      ],
    },
    {
      title: 'Cómo se celebra el contrato',
      paragraphs: [
        'La página de un producto es solo una invitación a comprar. El pedido es vinculante cuando pulsas el último botón de la compra, que indica la obligación de pago; hasta entonces puedes corregirlo todo. El contrato se celebra cuando confirmamos el pedido, y recibes esa confirmación por correo con todas las condiciones.',
      ],
    },
    {
      title: 'Entrega y licencia',
      paragraphs: [
        'Encuentras los archivos en tu perfil nada más hacer el pedido y puedes descargarlos tantas veces como quieras. Los sonidos se licencian, no se venden: puedes usarlos en tu propia música sin más pagos, también con fines comerciales. No puedes cederlos como tales. La licencia completa está en la página de información.',
      ],
    },
    {
      title: 'Derecho de desistimiento',
      paragraphs: [
        `Puedes desistir de una compra en un plazo de 14 días sin dar motivos. Con «Desistir del contrato aquí», al pie de cada página y junto a cada pedido de tu perfil, lo haces en dos pasos y recibes al momento un acuse de recibo por correo electrónico; también basta un mensaje a ${brand.contactAddress}. Te devolvemos el dinero en un plazo de 14 días por el mismo medio con el que pagaste.`,
        'En el caso de un archivo digital, este derecho se pierde cuando empieza la entrega si has aceptado expresamente la entrega inmediata y confirmado que con ello lo pierdes. Te lo preguntamos al finalizar la compra y lo repetimos en la confirmación. Los Tunes comprados y sin usar conservan siempre sus 14 días.',
      ],
    },
    {
      title: 'Si un archivo falla',
      paragraphs: [
        'Tienes la garantía legal de los contenidos digitales: un archivo dañado, incompleto o distinto de lo descrito se repara o se sustituye gratis. Si no es posible, te devolvemos el dinero.',
      ],
    },
    {
      title: 'Responsabilidad, cambios y ley',
      paragraphs: [
        'Respondemos sin límite por dolo, culpa grave y daños a la vida o a la salud, y en lo demás por los daños previsibles que cause el incumplimiento de una obligación esencial. Los cambios de estas condiciones nunca afectan a un pedido ya hecho. Se aplica la ley neerlandesa, sin privarte de la protección del país en el que vives; puedes acudir a los tribunales de tu domicilio.',
      ],
    },
  ],
}
