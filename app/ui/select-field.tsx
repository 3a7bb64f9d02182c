import type { SelectHTMLAttributes } from 'react'
import { Field, getFieldAria, inputVariants, useFieldId } from './field.tsx'
import type { FieldProps } from './field.tsx'

type SelectFieldProps = FieldProps &
  SelectHTMLAttributes<HTMLSelectElement> & {
    /** The values and their labels. */
    readonly options: readonly (readonly [value: string, label: string])[]
  }

/** A select with its label, hint and error. */
export function SelectField({ label, hint, error, options, ...select }: SelectFieldProps) {
  const id = useFieldId(select.id)
  return (
    <Field id={id} label={label} hint={hint} error={error}>
      <select {...select} {...getFieldAria(id, hint, error)} className={inputVariants()}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  )
}
