/** Response bodies of a vanilla Bagisto host, as in the contract without the extensions. */

const imageUrls = {
  small_image_url: 'HOST/cache/small/product/41/a.webp',
  medium_image_url: 'HOST/cache/medium/product/41/a.webp',
  large_image_url: 'HOST/cache/large/product/41/a.webp',
  original_image_url: 'HOST/storage/product/41/a.webp',
}

export const vanillaCustomer = {
  id: 5,
  email: 'ann@example.com',
  name: 'Ann Bee',
  first_name: 'Ann',
  last_name: 'Bee',
  gender: null,
  date_of_birth: null,
  phone: null,
  status: 1,
  group: { id: 2, name: 'General', created_at: null, updated_at: null },
  notes: [],
  created_at: '2025-03-01T09:00:00.000000Z',
  updated_at: '2025-03-01T09:00:00.000000Z',
}

export const vanillaProduct = {
  id: 41,
  sku: 'PACK-41',
  type: 'downloadable',
  name: 'Dusk Textures',
  url_key: 'dusk-textures',
  price: '19.0000',
  formatted_price: '€19.00',
  short_description: '<p>Slow &amp; warm</p>',
  description: '<p>One <b>bold</b> word.</p><script>alert(1)</script><p>Two.</p>',
  images: [{ id: 9, path: 'product/41/a.webp', ...imageUrls }],
  videos: [],
  base_image: imageUrls,
  created_at: '2025-01-10T08:00:00.000000Z',
  updated_at: '2025-01-10T08:00:00.000000Z',
  reviews: { total: 0, total_rating: 0, average_rating: 0, percentage: [] },
  in_stock: true,
  is_saved: false,
  is_item_in_cart: null,
  show_quantity_changer: false,
  downloadable_links: [
    { id: 7, product_id: 41, url: null, file_name: 'x.zip', type: 'file', price: '0.0000' },
    { id: 8, product_id: 41, url: null, file_name: 'y.zip', type: 'file', price: '0.0000' },
  ],
  downloadable_samples: [
    { id: 3, product_id: 41, download_url: 'HOST/downloadable/download-sample/sample/3' },
  ],
}

export const vanillaProductCard = {
  id: 42,
  sku: 'PACK-42',
  name: 'Night Keys',
  description: '<p>Keys.</p>',
  url_key: 'night-keys',
  base_image: imageUrls,
  images: [imageUrls],
  is_new: true,
  is_featured: false,
  on_sale: false,
  is_saleable: true,
  is_wishlist: false,
  min_price: '€9.00',
  prices: {
    regular: { price: '9.0000', formatted_price: '€9.00' },
    final: { price: '9.0000', formatted_price: '€9.00' },
  },
  price_html: '<p>€9.00</p>',
  ratings: { average: '0.0', total: 0 },
  reviews: { total: 0 },
}

export const vanillaMeta = {
  current_page: 1,
  from: 1,
  last_page: 2,
  links: [{ url: null, label: '&laquo; Previous', active: false }],
  path: 'HOST/api/v1/products',
  per_page: 12,
  to: 12,
  total: 17,
}

export const vanillaPageLinks = {
  first: 'HOST/?page=1',
  last: 'HOST/?page=2',
  prev: null,
  next: null,
}

/** Creates a cart with one line of the given quantity. */
export function createVanillaCart(quantity = 1) {
  return {
    id: 30,
    items_count: 1,
    items_qty: quantity,
    cart_currency_code: 'EUR',
    coupon_code: null,
    is_guest: 0,
    is_active: 1,
    sub_total: 19 * quantity,
    tax_total: 0,
    discount: 0,
    grand_total: 19 * quantity,
    formatted_grand_total: '€19.00',
    items: [
      {
        id: 88,
        quantity,
        sku: 'PACK-41',
        type: 'downloadable',
        name: 'Dusk Textures',
        price: '19.0000',
        total: `${19 * quantity}.0000`,
        tax_amount: '0.0000',
        custom_price: null,
        additional: { cart_id: 30, product_id: 41, quantity, links: [7, 8] },
        child: null,
        product: { ...vanillaProduct, is_item_in_cart: { id: 30 } },
      },
    ],
    selected_shipping_rate: null,
    payment: null,
    billing_address: null,
    shipping_address: null,
    taxes: '{" (0%)":0}',
  }
}

export const vanillaOrder = {
  id: 12,
  increment_id: '12',
  status: 'pending',
  status_label: 'Pending',
  payment_title: null,
  order_currency_code: 'EUR',
  total_item_count: 1,
  grand_total: 19,
  grand_total_invoiced: null,
  discount_amount: null,
  shipping_address: null,
  billing_address: { id: 61, first_name: 'John', address1: [''] },
  items: [
    {
      id: 15,
      product_id: 41,
      type: 'downloadable',
      name: 'Dusk Textures',
      qty_ordered: 1,
      price: '19.0000',
      grant_total: 19,
      downloadable_links: [
        { id: 4, name: 'WAV', file_name: 'x.zip', type: 'file', status: 'pending' },
      ],
      child: null,
      children: [],
    },
  ],
  invoices: [],
  shipments: [],
  created_at: '2025-03-01T09:10:00.000000Z',
}
