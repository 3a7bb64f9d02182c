import fc from 'fast-check'
import { locales } from '#app/locales/locales.ts'
import type { Change } from './change-value.ts'
import type { BodyChange, FuzzRequest, HeaderChange, PathChange } from './fuzz-request.ts'
import type { Target } from './targets.ts'
import { headerNames, headerValues, propertyNames, texts, values } from './unusual-values.ts'

/** The relative frequency of each kind of target; pages take the server longest. */
const weights: Readonly<Record<string, number>> = {
  page: 1,
  file: 2,
  form: 2,
  function: 6,
  endpoint: 6,
  payment: 8,
}

/** Creates an arbitrary of requests to the targets, from valid to heavily mutated ones. */
export function createRequestArbitrary(targets: readonly Target[]): fc.Arbitrary<FuzzRequest> {
  const weighted = targets.flatMap(({ name }) => {
    const count = weights[name.split(' ')[0] ?? ''] ?? 1
    return Array.from({ length: count }, () => name)
  })
  return fc.record({
    target: fc.constantFrom(...weighted),
    example: fc.nat(5),
    visitor: fc.oneof(
      { arbitrary: fc.constant('customer'), weight: 8 },
      { arbitrary: fc.constantFrom('guest', 'forger'), weight: 2 },
    ),
    locale: mostly(fc.constantFrom(...locales, 'ru', 'EN', 'en-us', '..'), 'en'),
    method: mostly(
      fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'BREW', 'get'),
      null,
    ),
    path: mostlyEmptyArray(pathChange, 0.15),
    query: mostlyEmptyArray(fc.tuple(text, text), 0.2),
    headers: mostlyEmptyArray(headerChange, 0.4),
    data: mostlyEmptyArray(change, 0.5),
    serialized: mostlyEmptyArray(change, 0.15),
    bodyType: mostly(fc.constantFrom('json', 'form', 'multipart', 'call', 'text'), null),
    body: mostly(bodyChange, none),
  })
}

const none: BodyChange = { kind: 'none' }

/** Creates an arbitrary that mostly generates `usual`. */
function mostly<TValue, TUsual>(
  arbitrary: fc.Arbitrary<TValue>,
  usual: TUsual,
): fc.Arbitrary<TValue | TUsual> {
  return fc.oneof({ arbitrary: fc.constant(usual), weight: 9 }, { arbitrary, weight: 1 })
}

/** Creates an arbitrary of lists with at most three items, mostly empty. */
function mostlyEmptyArray<TItem>(
  item: fc.Arbitrary<TItem>,
  probability: number,
): fc.Arbitrary<TItem[]> {
  return fc.oneof(
    { arbitrary: fc.constant<TItem[]>([]), weight: Math.round(100 * (1 - probability)) },
    {
      arbitrary: fc.array(item, { minLength: 1, maxLength: 3 }),
      weight: Math.round(100 * probability),
    },
  )
}

const text: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...texts),
  fc.array(fc.nat(0xffff), { maxLength: 12 }).map((codes) => String.fromCharCode(...codes)),
  fc.string({ maxLength: 40 }),
  fc.constantFrom(...propertyNames),
  fc.nat().map(String),
  fc.constantFrom(99, 255, 1000, 2001, 9000).map((length) => 'ä'.repeat(length)),
)

const value: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(...values),
  text,
  fc.double(),
  fc.integer(),
  fc.jsonValue({ maxDepth: 3 }),
)

const change: fc.Arbitrary<Change> = fc.record({
  kind: fc.constantFrom('replace', 'replace', 'replace', 'remove', 'add', 'repeat', 'nest'),
  at: fc.nat(60),
  name: fc.oneof(fc.constantFrom(...propertyNames), text),
  value,
})

const pathChange: fc.Arbitrary<PathChange> = fc.record({
  kind: fc.constantFrom('append', 'segment', 'prefix', 'double'),
  at: fc.nat(6),
  text,
})

const headerChange: fc.Arbitrary<HeaderChange> = fc.record({
  name: fc.constantFrom(...headerNames),
  value: fc.option(fc.oneof(fc.constantFrom(...headerValues), text), { freq: 6 }),
  isAdded: fc.boolean(),
})

const bodyChange: fc.Arbitrary<BodyChange> = fc.oneof(
  fc.record({ kind: fc.constant('cut'), at: fc.nat(400) }),
  fc.record({ kind: fc.constant('replace'), text }),
  fc.record({ kind: fc.constant('insert'), at: fc.nat(400), text }),
  fc.record({
    kind: fc.constant('compress'),
    coding: fc.constantFrom('gzip', 'deflate', 'br'),
    isDeclared: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('grow'),
    bytes: fc.constantFrom(20_000, 99_000, 100_001, 400_000),
  }),
)
