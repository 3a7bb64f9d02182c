/**
 * The address sent at checkout. Files have no delivery, but hosts demand an address: this one is
 * plainly empty and the same for everyone. Only names and email are the customer's own. It is shown
 * nowhere.
 */
export const placeholderAddress = {
  company_name: 'None',
  address: ['No delivery'],
  city: 'None',
  state: 'None',
  country: 'DE',
  postcode: '00000',
  phone: '0000000000',
} as const
