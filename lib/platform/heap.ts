import 'server-only'
import { setFlagsFromString } from 'node:v8'

/**
 * Lets the heap grow by four tenths before it is collected, where V8 would let it grow to several times its size: the
 * bytes of photos on their way through the server would otherwise stand there as megabytes of garbage. A Node.js that
 * does not know the flag says so in its log and goes on without. `node bench/send-photos.mjs` measures it.
 */
export function growHeapSlowly(): void {
  setFlagsFromString('--heap-growing-percent=40')
}
