import 'server-only'
import { setFlagsFromString } from 'node:v8'

/**
 * Makes V8 collect garbage after the heap has grown by 40% instead of several times, because the bytes of photos passing
 * through the server would pile up as garbage. A Node.js without the flag logs a warning and ignores it. Measured by
 * `npm run bench -- send-photos`.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=40')
}
