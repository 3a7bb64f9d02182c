import { brand } from '#app/features/brand/brand.ts'
import type { PageText } from './page-text.ts'

export const text: PageText = {
  lead: `Estas condiciones se aplican a todo lo que compras y haces en ${brand.name}. Son breves a propósito.`,
  sections: [
    {
      title: 'Quiénes somos',
      paragraphs: [
        `${brand.name} es un servicio de ${brand.company}, ${brand.city}, Países Bajos. Puedes escribirnos a ${brand.contactAddress}. Si la normativa de consumo de tu país te protege más que estas condiciones, prevalece esa normativa.`,
      ],
    },
    {
      title: 'Tu cuenta',
      paragraphs: [
        'Para comprar necesitas una cuenta. Facilita datos correctos, no compartas tu contraseña y avísanos si otra persona la usa. Debes tener al menos 18 años o el permiso de tu madre, padre o tutor.',
      ],
    },
    {
      title: 'Precios y Tunes',
      paragraphs: [
        'Todos los precios están en euros e incluyen el IVA. Los pedidos se pagan con tu saldo de Tunes; un Tune vale siempre un euro. Los Tunes no caducan, no tienen comisiones y no se pueden transferir. Si lo pides, te reembolsamos los Tunes comprados que no hayas gastado.',
      ],
    },
    {
      title: 'Cómo se celebra el contrato',
      paragraphs: [
        'La página de un producto es solo una invitación a comprar. El pedido es vinculante cuando pulsas el último botón de la compra, que indica la obligación de pago; hasta entonces puedes corregirlo todo. El contrato se celebra cuando confirmamos el pedido; te enviamos esa confirmación por correo electrónico.',
      ],
    },
    {
      title: 'Descarga y licencia',
      paragraphs: [
        'Los archivos están en tu perfil nada más hacer el pedido y puedes descargarlos tantas veces como quieras. Los sonidos se ceden bajo licencia, no se venden: puedes usarlos en tu propia música sin más pagos, también con fines comerciales. No puedes distribuirlos por sí solos. La [licencia completa](licence) está en la página de información.',
      ],
    },
    {
      title: 'Derecho de desistimiento',
      paragraphs: [
        `Puedes desistir de una compra en un plazo de 14 días sin dar motivos. Con «[Desistir del contrato aquí](withdrawal)», al pie de cada página y junto a cada pedido de tu perfil, lo haces en dos pasos y recibes enseguida un acuse de recibo por correo electrónico; también basta un mensaje a ${brand.contactAddress}. Te devolvemos el dinero en un plazo de 14 días por el mismo medio de pago que usaste.`,
        'En el caso de un archivo digital, este derecho se pierde cuando empieza el suministro si has aceptado expresamente el suministro inmediato y has reconocido que con ello lo pierdes. Te lo pedimos al finalizar la compra y lo repetimos en la confirmación. Los Tunes comprados que no hayas gastado puedes devolverlos siempre en un plazo de 14 días desde la recarga.',
      ],
    },
    {
      title: 'Archivos defectuosos',
      paragraphs: [
        'Tienes la garantía legal de los contenidos digitales: reparamos o sustituimos gratis cualquier archivo dañado, incompleto o distinto de lo descrito. Si no es posible, te devolvemos el dinero.',
      ],
    },
    {
      title: 'Responsabilidad, cambios y ley aplicable',
      paragraphs: [
        'Respondemos sin límite en caso de dolo, culpa grave o daños a la vida o a la salud; en lo demás, solo de los daños previsibles que cause el incumplimiento de una obligación esencial. Los cambios en estas condiciones nunca afectan a los pedidos ya realizados. Se aplica la ley neerlandesa, sin privarte de la protección que te ofrece la ley del país en el que vives; puedes acudir a los tribunales de tu domicilio.',
      ],
    },
  ],
}
