import type { Server } from 'node:http'
import { log } from '@/lib/platform/monitoring/log'
import { prepareDrain } from './drain-connections'

/** Less than the ten seconds after which container engines kill a process. */
const drainMs = 8_000
const exitMs = 1_000

/**
 * On a signal, lets the requests in progress finish for eight seconds, and ends their connections. Next.js closes the server on
 * the same signal, and then ends the process.
 */
export function stopOnSignals(server: Server): void {
  const drain = prepareDrain(server)
  let isStopping = false
  function stop(signal: NodeJS.Signals) {
    if (isStopping) return
    isStopping = true
    log().info({ signal }, 'the server stops after the requests in progress')
    drain()
    setTimeout(() => {
      log().warn({}, "some requests didn't finish in time")
      server.closeAllConnections()
      setTimeout(() => process.exit(1), exitMs)
    }, drainMs)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, stop)
}
