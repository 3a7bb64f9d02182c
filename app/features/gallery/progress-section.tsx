import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { ProgressBar } from '#app/ui/progress-bar.tsx'
import { createProgress } from '#app/ui/progress-store.ts'
import { GallerySection } from './gallery-section.tsx'

/** A standalone progress bar with a button for each of its methods. */
export function ProgressSection() {
  const [progress] = useState(() => createProgress())
  return (
    <GallerySection title="Progress bar">
      <div className="basis-full">
        <ProgressBar inline progress={progress} label="Example progress" />
      </div>
      <Button onClick={progress.start}>Start</Button>
      <Button onClick={progress.pause}>Pause</Button>
      <Button onClick={progress.resume}>Resume</Button>
      <Button onClick={() => progress.set(50)}>Set to 50</Button>
      <Button onClick={progress.finish}>Finish</Button>
      <Button onClick={progress.fail}>Fail</Button>
    </GallerySection>
  )
}
