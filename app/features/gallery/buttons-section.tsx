import { Button, ButtonLink } from '#app/ui/button.tsx'
import { buttonSizes, buttonThemes } from '#app/ui/button-options.ts'
import { GallerySection } from './gallery-section.tsx'

/** Buttons of each theme and size, and those that lead somewhere. */
export function ButtonsSection() {
  return (
    <GallerySection title="Buttons">
      {buttonThemes.map((theme) =>
        buttonSizes.map((size) => (
          <Button key={`${theme} ${size}`} theme={theme} size={size}>
            {`${theme} ${size}`}
          </Button>
        )),
      )}
      <Button>Usual</Button>
      <Button disabled>Disabled</Button>
      <Button busy>Busy</Button>
      <form method="get" className="flex gap-4" onSubmit={(event) => event.preventDefault()}>
        <Button type="submit">Submit</Button>
        <Button type="reset">Reset</Button>
      </form>
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
