import { Checkbox, TextArea, TextField } from '#app/ui/field.tsx'
import { GallerySection } from './gallery-section.tsx'

/** Form fields with and without a hint and an error. */
export function FieldsSection() {
  return (
    <GallerySection title="Fields">
      <TextField label="Name" />
      <TextField label="City" hint="Where you live" error="There is no such city" />
      <TextArea label="Message" rows={3} />
      <Checkbox>I agree</Checkbox>
    </GallerySection>
  )
}
