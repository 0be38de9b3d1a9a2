import 'server-only'
import Pusher from 'pusher'
import { env } from '@/lib/platform/environment/env'

let client: Pusher | undefined

function pusher(): Pusher {
  const { PUSHER_APP_ID, PUSHER_KEY, PUSHER_SECRET, PUSHER_CLUSTER, PUSHER_URL } = env()
  if (client) return client
  const url = PUSHER_URL ? new URL(PUSHER_URL) : null
  client = new Pusher({
    appId: PUSHER_APP_ID,
    key: PUSHER_KEY,
    secret: PUSHER_SECRET,
    cluster: PUSHER_CLUSTER,
    timeout: 10_000,
    ...(url ? { host: url.hostname, port: url.port, useTLS: url.protocol === 'https:' } : { useTLS: true }),
  })
  return client
}

/** Sends an event to one channel, or to at most a hundred. @throws Error if Pusher didn't accept it */
export async function pushLive(channel: string | string[], event: string, payload: unknown): Promise<void> {
  await pusher().trigger(channel, event, payload)
}

/** Signs a response that lets one socket join one channel. The caller has authorized it. */
export function signChannel(socketId: string, channel: string): { auth: string } {
  return pusher().authorizeChannel(socketId, channel)
}

/** Returns what a browser needs to connect; contains no secret. */
export function liveConnection() {
  const { PUSHER_KEY, PUSHER_CLUSTER, PUSHER_URL } = env()
  const url = PUSHER_URL ? new URL(PUSHER_URL) : null
  return {
    key: PUSHER_KEY,
    cluster: PUSHER_CLUSTER,
    host: url?.hostname ?? null,
    // Empty for the default port.
    port: url?.port ? Number(url.port) : null,
    secure: !url || url.protocol === 'https:',
  }
}
