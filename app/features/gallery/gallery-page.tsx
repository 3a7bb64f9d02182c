import Headphones from 'lucide-react/icons/headphones'
import { ButtonsSection } from './buttons-section.tsx'
import { FieldsSection } from './fields-section.tsx'
import { GallerySection } from './gallery-section.tsx'
import { ModalsSection } from './modals-section.tsx'
import { ProgressSection } from './progress-section.tsx'
import { ToastsSection } from './toasts-section.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { Loader, Spinner } from '#app/ui/spinner.tsx'
import { splashSpinnerSize } from '#app/ui/spinner.tsx'
import { Waveform } from '#app/ui/waveform.tsx'
import { encodePeaks } from '#app/ui/waveform-path.ts'

const peaks = encodePeaks(Array.from({ length: 160 }, (_, index) => ((index * 37) % 256) / 255))

/**
 * A gallery of the interface components in their various states, for development and tests; English
 * only.
 */
export function GalleryPage() {
  return (
    <div lang="en" className="page-width py-10">
      <h1 className="pb-6 text-5xl">Gallery</h1>
      <ToastsSection />
      <ModalsSection />
      <ProgressSection />
      <ButtonsSection />
      <FieldsSection />
      <GallerySection title="Spinners">
        <Spinner size={splashSpinnerSize} />
        <Loader label="Loading" />
      </GallerySection>
      <GallerySection title="Icons">
        <Icon icon={Headphones} size="sm" />
        <Icon icon={Headphones} />
        <Icon icon={Headphones} size="lg" />
      </GallerySection>
      <GallerySection title="Waveforms">
        <Waveform peaks={peaks} className="h-16 w-60" />
        <Waveform peaks={peaks} isPlayed className="h-16 w-60" />
        <Waveform peaks={null} className="h-16 w-60" />
      </GallerySection>
    </div>
  )
}
