/** The values of a form with bracketed names, such as `line_items[0][quantity]`. */
export type FormValues = { [name: string]: FormValue }
export type FormValue = string | FormValues | FormValue[]

/** Parses a form or query with bracketed names; numbers in brackets are array indices. */
export function parseForm(text: string): FormValues {
  const values: FormValues = {}
  for (const [name, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = name.replaceAll(']', '').split('[')
    setValue(values, first, rest, value)
  }
  return toLists(values) as FormValues
}

function setValue(values: FormValues, name: string, rest: readonly string[], value: string): void {
  const [next, ...others] = rest
  if (next === undefined) {
    values[name] = value
    return
  }
  const inner = (values[name] ?? {}) as FormValues
  values[name] = inner
  // An array without indices: each value is appended.
  setValue(inner, next === '' ? String(Object.keys(inner).length) : next, others, value)
}

function toLists(value: FormValue): FormValue {
  if (typeof value === 'string' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([name, one]) => [name, toLists(one)] as const)
  const isList = entries.length > 0 && entries.every(([name], index) => name === String(index))
  return isList ? entries.map(([, one]) => one) : Object.fromEntries(entries)
}
