import 'server-only'
import { setFlagsFromString } from 'node:v8'

/** By how much the heap grows before V8 collects it, in percent. V8's own choice is several hundred. */
const growth = { usual: 100, withPhotos: 40 }

let photoWorks = 0

/**
 * Makes V8 collect garbage once the heap has doubled, so that the process stays small. A Node.js without the flag logs a warning and
 * ignores it.
 */
export function limitHeapGrowth(percent = growth.usual): void {
  setFlagsFromString(`--heap-growing-percent=${percent}`)
}

/**
 * Runs work that reads the bytes of photos. Until it ends, V8 collects garbage more often, because they would pile up.
 * Measured by `npm run bench -- send-photos`.
 */
export async function collectOftenDuring<T>(work: () => Promise<T>): Promise<T> {
  photoWorks += 1
  if (photoWorks === 1) limitHeapGrowth(growth.withPhotos)
  try {
    return await work()
  } finally {
    photoWorks -= 1
    if (photoWorks === 0) limitHeapGrowth()
  }
}
