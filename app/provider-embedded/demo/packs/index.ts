import type { PackSpec } from '../types.ts'
import { kettleHours } from './kettle-hours.ts'

/** Every pack of the demo catalogue; the first three are the small one. */
export const packSpecs: readonly PackSpec[] = [kettleHours]
