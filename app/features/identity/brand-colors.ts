import { createIsomorphicFn } from '@tanstack/react-start'
import type { CSSProperties } from 'react'
import { findRequestScope } from '#app/request-scope/request-scope.server.ts'
import { getTintHue } from '#shop/tint-hue.ts'
import projectConfig from '../../../shop.config.ts'

/**
 * Returns the CSS variables of the brand colors, for the document element; undefined in the
 * browser, where they are already set.
 */
export const getBrandColors = createIsomorphicFn()
  .server((): CSSProperties | undefined => {
    const { colors } = (findRequestScope()?.app.shop.config ?? projectConfig).brand
    return Object.fromEntries([
      ['--accent', colors.accent],
      ['--on-accent', colors.onAccent],
      ['--brand-hue', String(getTintHue(colors))],
    ])
  })
  .client((): CSSProperties | undefined => undefined)
