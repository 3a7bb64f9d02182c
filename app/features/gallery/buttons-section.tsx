import { Button, ButtonLink } from '#app/ui/button.tsx'
import { GallerySection } from './gallery-section.tsx'
import { Form } from '#app/ui/form.tsx'

const themes = ['primary', 'secondary', 'transparent', 'danger'] as const
const sizes = ['lg', 'md', 'sm'] as const

/** Buttons in every theme, size, type and state, and links styled as buttons. */
export function ButtonsSection() {
  return (
    <GallerySection title="Buttons">
      {themes.map((theme) =>
        sizes.map((size) => (
          <Button key={`${theme} ${size}`} theme={theme} size={size}>
            {`${theme} ${size}`}
          </Button>
        )),
      )}
      <Button>Usual</Button>
      <Button disabled>Disabled</Button>
      <Button busy>Busy</Button>
      <Form method="get" className="flex gap-4" onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Submit</Button>
        <Button type="reset">Reset</Button>
      </Form>
      <ButtonLink to="/contacts">To the contact page</ButtonLink>
      <ButtonLink to="/contacts" disabled>
        To nowhere
      </ButtonLink>
      <ButtonLink to="/contacts" target="_blank">
        To a new tab
      </ButtonLink>
    </GallerySection>
  )
}
