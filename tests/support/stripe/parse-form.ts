/** The values of a form with bracketed names, such as `line_items[0][quantity]`. */
export type FormValues = { [name: string]: FormValue }
export type FormValue = string | FormValues | FormValue[]

/** Parses a form or a query whose names contain brackets; numbers in them are places in a list. */
export function parseForm(text: string): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    put(values, first, rest, value)
  }
  return toLists(values) as FormValues
}

function put(values: FormValues, name: string, rest: readonly string[], value: string): void {
  const [next, ...others] = rest
  if (next === undefined) {
    values[name] = value
    return
  }
  const inner = (values[name] ?? {}) as FormValues
  values[name] = inner
  // A list without places: its values come one after another.
  put(inner, next === '' ? String(Object.keys(inner).length) : next, others, value)
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, toLists(one)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
