import { createHash } from 'node:crypto'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'
import {
  ChannelName,
  EventName,
  isCache,
  isPresence,
  isSignatureOf,
  maxPayloadBytes,
  parseJson,
} from '@/sandbox/pusher/channel'
import type { Channels } from '@/sandbox/pusher/channels'

const Payload = z
  .string()
  .refine(
    (data) => Buffer.byteLength(data) <= maxPayloadBytes,
    'The data content of this event exceeds the allowed maximum (10240 bytes)',
  )
/** A channel, or a signed-in user. */
const Target = ChannelName.or(z.string().regex(/^#server-to-user-.{1,164}$/))
const SocketId = z.string().regex(/^\d+\.\d+$/, 'Invalid socket id')
const Event = z.object({
  name: EventName,
  data: Payload,
  channels: z.array(Target).min(1).max(100).optional(),
  channel: Target.optional(),
  socket_id: SocketId.optional(),
  info: z.string().optional(),
})
const Batch = z.object({ batch: z.array(Event).max(10) })

const clockSkewSeconds = 600

/**
 * Pusher's server API: triggers and channel queries. Every request must be signed.
 * Source: https://pusher.com/docs/channels/library_auth_reference/rest-api/
 */
export function createHttpApi(
  channels: Channels,
  isDown: () => boolean,
  terminateUser: (userId: string) => void = () => undefined,
) {
  const routes = new Hono()

  routes.use('/apps/*', async (context, next) => {
    if (isDown()) return context.text('Service unavailable', 503)
    if (context.req.path.split('/')[2] !== sandboxKeys.pusher.appId) return context.text('Unknown app\n', 404)
    const error = authenticationError(context, await context.req.text())
    return error ? context.text(`${error}\n`, 401) : next()
  })

  routes.post('/apps/:id/events', async (context) => {
    const parsed = Event.safeParse(parseJson(await context.req.text()))
    if (!parsed.success) return invalidBody(context, parsed.error)
    const { info, ...event } = parsed.data
    const names = [event.channels ?? event.channel ?? []].flat()
    if (names.length === 0) return context.text('Missing required parameter: channels\n', 400)
    publish(event, names)
    if (!info) return context.json({})
    return context.json({ channels: Object.fromEntries(names.map((name) => [name, describe(name, info)])) })
  })

  routes.post('/apps/:id/batch_events', async (context) => {
    const parsed = Batch.safeParse(parseJson(await context.req.text()))
    if (!parsed.success) return invalidBody(context, parsed.error)
    const events = parsed.data.batch
    if (events.some(({ channel }) => !channel))
      return context.text('Missing required parameter: channel\n', 400)
    for (const event of events) publish(event, [event.channel ?? []].flat())
    if (!events.some(({ info }) => info)) return context.json({})
    return context.json({ batch: events.map(({ channel, info }) => describe(channel ?? '', info)) })
  })

  routes.get('/apps/:id/channels', (context) => {
    const prefix = context.req.query('filter_by_prefix') ?? ''
    const info = context.req.query('info')
    if (info?.includes('user_count') && !isPresence(prefix)) {
      return context.text(
        'user_count may only be requested for presence channels - use filter_by_prefix\n',
        400,
      )
    }
    const names = channels.names().filter((name) => name.startsWith(prefix))
    return context.json({ channels: Object.fromEntries(names.map((name) => [name, describe(name, info)])) })
  })

  routes.get('/apps/:id/channels/:name', (context) => {
    const name = context.req.param('name')
    const info = context.req.query('info')
    if (info?.includes('user_count') && !isPresence(name)) {
      return context.text('Cannot retrieve the user count unless the channel is a presence channel\n', 400)
    }
    return context.json({ occupied: channels.subscriptionCount(name) > 0, ...describe(name, info) })
  })

  routes.get('/apps/:id/channels/:name/users', (context) => {
    const name = context.req.param('name')
    if (!isPresence(name)) return context.text('Users can only be retrieved for presence channels\n', 400)
    return context.json({ users: [...channels.membersOf(name).keys()].map((id) => ({ id })) })
  })

  routes.post('/apps/:id/users/:userId/terminate_connections', (context) => {
    terminateUser(context.req.param('userId'))
    return context.json({})
  })

  routes.all('/apps/*', (context) => context.text('Not found\n', 404))

  function publish({ name, data, socket_id: except }: z.infer<typeof Event>, names: string[]) {
    for (const channel of names) channels.publishEvent(channel, { event: name, data }, except)
  }

  function describe(name: string, info = '') {
    const requested = info.split(',')
    return {
      ...(requested.includes('user_count') &&
        isPresence(name) && { user_count: channels.membersOf(name).size }),
      ...(requested.includes('cache') && isCache(name) && { cache: describeCache(name) }),
      ...(requested.includes('subscription_count') && {
        subscription_count: channels.subscriptionCount(name),
      }),
    }
  }

  function describeCache(name: string) {
    const cached = channels.cachedEvent(name)
    return cached ? { data: cached.data } : null
  }

  return routes
}

/** Returns why a request isn't authentic, or undefined when it is. */
function authenticationError(context: Context, body: string): string | undefined {
  const url = new URL(context.req.url)
  const { auth_signature: signature = '', ...rest } = Object.fromEntries(url.searchParams)
  if (rest.auth_key !== sandboxKeys.pusher.key) return `Unknown auth_key ${rest.auth_key}`
  if (rest.auth_version !== '1.0') return `Unsupported auth_version ${rest.auth_version}`
  const skew = Math.abs(Date.now() / 1000 - Number(rest.auth_timestamp))
  if (!(skew <= clockSkewSeconds)) {
    return `Timestamp expired: Given timestamp (${rest.auth_timestamp}) not within ${clockSkewSeconds}s of server time`
  }
  const md5 = createHash('md5').update(body).digest('hex')
  if ((body || rest.body_md5) && rest.body_md5 !== md5)
    return 'Invalid body_md5: it is not the MD5 of the body'
  const query = Object.keys(rest)
    .sort()
    .map((name) => `${name.toLowerCase()}=${rest[name]}`)
    .join('&')
  if (!isSignatureOf([context.req.method, url.pathname, query].join('\n'), signature)) {
    return 'Invalid signature: it is not the HMAC SHA256 hex digest of method, path and sorted query'
  }
  return undefined
}

function invalidBody(context: Context, error: z.ZodError) {
  const tooLarge = error.issues.some(({ message }) => message.includes('exceeds the allowed maximum'))
  const status: ContentfulStatusCode = tooLarge ? 413 : 400
  return context.text(`${z.prettifyError(error)}\n`, status)
}
