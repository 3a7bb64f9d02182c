/** Lists of rows by table name. */
type Lists<Names extends string> = { readonly [Name in Names]: readonly object[] }

/** Returns a copy of the data with a planted fault. */
export type Change<Data> = (data: Data) => Data

/** Removes a row; a negative index counts from the end. */
export function remove<Name extends string, Data extends Lists<Name>>(
  name: Name,
  index = 0,
): Change<Data> {
  return (data) => ({ ...data, [name]: data[name].toSpliced(index, 1) })
}

/** Appends a copy of the first row with some changes, such as a new id if the table has one. */
export function duplicate<Name extends string, Data extends Lists<Name>>(
  name: Name,
  changes: object = {},
  index = 0,
): Change<Data> {
  return (data) => ({ ...data, [name]: [...data[name], { ...data[name].at(index), ...changes }] })
}

/** Changes a row. */
export function set<Name extends string, Data extends Lists<Name>>(
  name: Name,
  changes: object,
  index = 0,
): Change<Data> {
  return (data) => {
    const rows = data[name]
    return { ...data, [name]: rows.with(index, { ...rows.at(index), ...changes }) }
  }
}
