import { useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import type { ComponentType } from 'react'
import { reportNoResponse } from '#app/features/errors/report-outcome.ts'
import { closePanel, openPanel } from '#app/features/player/panel-store.ts'
import type { PanelName } from '#app/features/player/panel-store.ts'
import { createLazyComponent } from '#app/ui/lazy-component.tsx'
import { useStore } from '#app/ui/store.ts'

/** The panels, each loaded when it is first opened. */
const panels: Record<PanelName, ComponentType> = {
  crates: createPanel(() => import('./crates-panel.tsx'), 'CratesPanel'),
  dial: createPanel(() => import('./dial-panel.tsx'), 'DialPanel'),
  menu: createPanel(() => import('./menu-panel.tsx'), 'MenuPanel'),
  heard: createPanel(() => import('./recently-played-panel.tsx'), 'RecentlyPlayedPanel'),
  sampler: createPanel(() => import('./sampler-panel.tsx'), 'SamplerPanel'),
  shortcuts: createPanel(() => import('./shortcuts-panel.tsx'), 'ShortcutsPanel'),
  tray: createPanel(() => import('./tray-panel.tsx'), 'TrayPanel'),
  waveform: createPanel(() => import('./waveform/waveform-panel.tsx'), 'WaveformPanel'),
}

/** The open panel, if any. It closes on the pages with forms for the account, which it would cover. */
export function OpenPanel() {
  const name = useStore(openPanel, null)
  const isAuthPage = useLocation({ select: ({ pathname }) => pathname.startsWith('/auth/') })
  useEffect(() => {
    if (isAuthPage) closePanel()
  }, [isAuthPage])
  if (name === null) return null
  const Content = panels[name]
  return <Content key={name} />
}

function createPanel<TName extends string>(
  load: () => Promise<Readonly<Record<TName, ComponentType>>>,
  name: TName,
): ComponentType {
  return createLazyComponent(load, name, () => {
    closePanel()
    reportNoResponse()
  })
}
