import { Hono } from 'hono'
import type { SandboxContext, SandboxService } from './service'

/** A message as a push service receives it; the body is base64. */
type Received = { id: string; device: string; authorization: string; ttl: string; body: string }

/**
 * A push service (RFC 8030): takes messages for `/push/<device>` and shows them, still encrypted, at
 * `/_sandbox/push/<device>`. A device whose name starts with `gone` no longer exists.
 */
export function openPush({ store }: SandboxContext): SandboxService {
  const messages = store.collection<Received>('push')
  const routes = new Hono()
  routes.post('/push/:device', async (context) => {
    const device = context.req.param('device')
    if (device.startsWith('gone')) return context.body(null, 410)
    const isEncrypted = context.req.header('content-encoding') === 'aes128gcm'
    const authorization = context.req.header('authorization') ?? ''
    const ttl = context.req.header('ttl') ?? ''
    if (!isEncrypted || !/^vapid t=.+, k=.+$/.test(authorization) || !/^\d+$/.test(ttl))
      return context.body(null, 400)
    const body = Buffer.from(await context.req.arrayBuffer()).toString('base64')
    messages.put({ id: crypto.randomUUID(), device, authorization, ttl, body })
    return context.body(null, 201)
  })
  routes.get('/_sandbox/push/:device', (context) =>
    context.json(messages.list(({ device }) => device === context.req.param('device'))),
  )
  return { routes }
}
