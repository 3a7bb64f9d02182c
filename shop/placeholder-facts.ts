import { findDemoFacts } from './demo-facts.ts'
import { isReservedDomain } from './reserved-domain.ts'
import type { ShopConfig } from './shop-config.ts'
import { findVatNumberExample } from './vat-number.ts'

/**
 * Countries where invoices state a tax number unless the seller has a VAT number, as required by §
 * 14 UStG.
 */
const taxNumberCountries: readonly string[] = ['DE', 'ES', 'IT']

/**
 * Lists the config fields, including the icon's source, that cannot belong to a real seller, each
 * with the problem.
 */
export function findPlaceholderFacts(
  config: ShopConfig,
  icon: string,
): [field: string, problem: string][] {
  const { demo, seller, tax } = config
  const isBlank = (number: string) => /0{6}/.test(number) && !/[1-9]/.test(number)
  const { vatId, address } = seller
  const vatExample = vatId === null ? null : findVatNumberExample(vatId, address.country)
  const checks: [isWrong: boolean, field: string, problem: string][] = [
    [
      demo,
      'demo',
      'is true: the identity is that of the demo shop. Write your own in shop.config.ts.',
    ],
    [
      isReservedDomain(seller.email),
      'seller.email',
      `${seller.email} is an address that nobody can have.`,
    ],
    [
      seller.representatives.length === 0 && seller.legalForm !== null,
      'seller.representatives',
      'is empty; a company names who acts for it.',
    ],
    [
      address.country === 'DE' && /^UG(?!.*haftungsbeschränkt)/.test(seller.legalForm ?? ''),
      'seller.legalForm',
      `is ${seller.legalForm}; in Germany, it has to be UG (haftungsbeschränkt).`,
    ],
    [isBlank(seller.register?.number ?? ''), 'seller.register.number', 'is a placeholder.'],
    [isBlank(seller.vatId ?? ''), 'seller.vatId', 'is a placeholder.'],
    [isBlank(seller.taxNumber ?? ''), 'seller.taxNumber', 'is a placeholder.'],
    [
      seller.vatId !== null && !isBlank(seller.vatId) && vatExample !== null,
      'seller.vatId',
      `${seller.vatId} is not a VAT number; one looks like ${vatExample}.`,
    ],
    [
      seller.vatId === null && tax.mode !== 'none',
      'seller.vatId',
      `is missing; the tax mode ${tax.mode} needs it.`,
    ],
    [
      vatId === null && seller.taxNumber === null && taxNumberCountries.includes(address.country),
      'seller.taxNumber',
      'is missing; invoices need it, because there is no VAT number.',
    ],
    [!hasCountryCode(seller.phone), 'seller.phone', countryCodeProblem],
  ]
  const problems = checks.flatMap(([isWrong, field, problem]): [string, string][] =>
    isWrong ? [[field, problem]] : [],
  )
  if (demo) return problems
  const fields = problems.map(([field]) => field)
  const copied = findDemoFacts(config, icon).filter((field) => !fields.includes(field))
  return [
    ...copied.map((field): [string, string] => [
      field,
      'is that of the demo shop; write your own.',
    ]),
    ...problems,
  ]
}

const countryCodeProblem = 'has no country code; write it as in +49 431 5550182.'

/**
 * Returns whether a phone number can be dialed from any country, in the notation of ITU-T E.123.
 */
function hasCountryCode(phone: string): boolean {
  return /^\+[1-9]/.test(phone)
}
