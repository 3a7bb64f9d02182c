/** A billing address as the storefront sends it. */
export const sampleAddress = {
  first_name: 'Ann',
  last_name: 'Bee',
  email: 'ann@example.com',
  company_name: '',
  address: ['Sample street 1'],
  city: 'Sample city',
  state: 'Sample state',
  country: 'DE',
  postcode: '00000',
  phone: '0000000000',
  use_for_shipping: true,
}
