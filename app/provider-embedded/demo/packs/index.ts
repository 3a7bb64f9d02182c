import type { PackSpec } from '../types.ts'
import { kettleHours } from './kettle-hours.ts'
import { nightBus } from './night-bus.ts'
import { relayYard } from './relay-yard.ts'
import { slateRunner } from './slate-runner.ts'
import { terrace } from './terrace.ts'
import { tidalRooms } from './tidal-rooms.ts'

/** Every pack of the demo catalogue; the first three are the small one. */
export const packSpecs: readonly PackSpec[] = [
  kettleHours,
  relayYard,
  nightBus,
  terrace,
  slateRunner,
  tidalRooms,
]
