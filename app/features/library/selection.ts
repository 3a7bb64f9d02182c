import { createStore } from '#app/ui/store.ts'

interface SelectedFile {
  /** Null if unknown. */
  readonly bytes: number | null
  /** The id of the pack of a sound. */
  readonly packId: number | null
}

/** The files that are selected for a ZIP, by product. */
export type Selection = ReadonlyMap<number, SelectedFile>

/** Nothing is selected before the page is hydrated. */
export const initialSelection: Selection = new Map()

/** The selection, which stays while the customer searches on. */
export const selectionStore = createStore<Selection>(initialSelection)

/** The id of the form that the checkboxes in all lists belong to. */
export const selectionFormId = 'library-selection'

/** The name of the checkboxes, whose values are product ids. */
export const selectionField = 'product'

/** Takes over the state of a checkbox. */
export function applyCheckbox({ checked, value, dataset }: HTMLInputElement): void {
  const selection = new Map(selectionStore.get())
  const { bytes, pack } = dataset
  const file = { bytes: bytes ? Number(bytes) : null, packId: pack ? Number(pack) : null }
  if (checked) selection.set(Number(value), file)
  else selection.delete(Number(value))
  selectionStore.set(selection)
}

/** Returns the checkboxes on the page. */
export function listCheckboxes(): HTMLInputElement[] {
  const form = document.getElementById(selectionFormId)
  if (!(form instanceof HTMLFormElement)) return []
  return [...form.elements].filter(
    (field): field is HTMLInputElement =>
      field instanceof HTMLInputElement && field.name === selectionField,
  )
}

/** Selects everything on the page, or deselects everything, also what is on other pages. */
export function selectAll(isSelected: boolean): void {
  if (!isSelected) selectionStore.set(initialSelection)
  for (const checkbox of listCheckboxes()) {
    checkbox.checked = isSelected
    if (isSelected) applyCheckbox(checkbox)
  }
}

/** Adds up sizes in bytes; a pack contains its sounds. Returns null if one is unknown. */
export function sumBytes(selection: Selection): number | null {
  let sum = 0
  for (const { bytes, packId } of selection.values()) {
    if (packId !== null && selection.has(packId)) continue
    if (bytes === null) return null
    sum += bytes
  }
  return sum
}
