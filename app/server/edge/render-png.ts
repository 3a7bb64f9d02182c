import type { RenderPng } from '#app/request-scope/app-context.ts'

/** Renders images in the isolate; loads the renderer with the first one, because few requests need it. */
export const renderPng: RenderPng = async (svg, options = {}) => {
  const { drawPng } = await import('./draw-png.ts')
  return drawPng(svg, options)
}
