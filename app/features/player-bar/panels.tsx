import type { ComponentType } from 'react'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { closePanel, openPanel } from '#app/features/player/panel-store.ts'
import type { PanelName } from '#app/features/player/panel-store.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { useStore } from '#app/ui/store.ts'

/** The panels, each loaded when it is first opened. */
const panels: Record<PanelName, ComponentType> = {
  crates: createPanel(async () => (await import('./crates-panel.tsx')).CratesPanel),
  dial: createPanel(async () => (await import('./dial-panel.tsx')).DialPanel),
  menu: createPanel(async () => (await import('./menu-panel.tsx')).MenuPanel),
  heard: createPanel(async () => (await import('./heard-panel.tsx')).HeardPanel),
  sampler: createPanel(async () => (await import('./sampler-panel.tsx')).SamplerPanel),
  shortcuts: createPanel(async () => (await import('./shortcuts-panel.tsx')).ShortcutsPanel),
  tray: createPanel(async () => (await import('./tray-panel.tsx')).TrayPanel),
  waveform: createPanel(async () => (await import('./waveform/waveform-panel.tsx')).WaveformPanel),
}

/** The panel that is open, if any. */
export function OpenPanel() {
  const name = useStore(openPanel, null)
  if (name === null) return null
  const Content = panels[name]
  return <Content key={name} />
}

function createPanel(load: () => Promise<ComponentType>): ComponentType {
  return createLazyComponent(load, () => {
    closePanel()
    reportNoResponse()
  })
}
