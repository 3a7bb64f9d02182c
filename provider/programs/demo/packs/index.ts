import type { PackSpec } from '../types.ts'
import { coinReturn } from './coin-return.ts'
import { ferrous } from './ferrous.ts'
import { glassStairs } from './glass-stairs.ts'
import { kettleHours } from './kettle-hours.ts'
import { nightBus } from './night-bus.ts'
import { pumpRoom } from './pump-room.ts'
import { relayYard } from './relay-yard.ts'
import { serviceStationBlue } from './service-station-blue.ts'
import { slateRunner } from './slate-runner.ts'
import { terrace } from './terrace.ts'
import { tidalRooms } from './tidal-rooms.ts'
import { wetTarmac } from './wet-tarmac.ts'

/** The packs of the demo catalogue; the first three form the small catalogue. */
export const packSpecs: readonly PackSpec[] = [
  kettleHours,
  relayYard,
  nightBus,
  terrace,
  slateRunner,
  tidalRooms,
  serviceStationBlue,
  glassStairs,
  ferrous,
  wetTarmac,
  pumpRoom,
  coinReturn,
]
