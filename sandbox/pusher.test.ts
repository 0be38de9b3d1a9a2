import { mkdtemp, rm } from 'node:fs/promises'
import type { Server } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type ServerType, serve } from '@hono/node-server'
import PusherServer from 'pusher'
import PusherClient from 'pusher-js'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import WebSocket from 'ws'
import { pickPort } from '@/scripts/launch/ports'
import { sandboxKeys } from './keys'
import { openPusher } from './pusher'
import type { SandboxService } from './service'
import { openStore } from './store'

const { appId, key, secret } = sandboxKeys.pusher
let folder: string
let service: SandboxService
let server: ServerType
let port: number
let url: string
const clients: PusherClient[] = []

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'sandbox-pusher-'))
  await start(await pickPort())
})
afterEach(() => {
  for (const client of clients.splice(0)) client.disconnect()
})
afterAll(async () => {
  await stop()
  await rm(folder, { recursive: true })
})

async function start(onPort: number) {
  service = openPusher({
    store: openStore(folder),
    sandboxUrl: 'http://localhost:0',
    appUrl: 'http://localhost:0',
  })
  port = await new Promise((resolve) => {
    server = serve({ fetch: service.routes.fetch, port: onPort }, (address) => resolve(address.port))
    ;(server as Server).on('upgrade', (request, socket, head) => service.upgrade?.(request, socket, head))
  })
  url = `http://localhost:${port}`
}
async function stop() {
  await service.close?.()
  await new Promise((resolve) => server.close(resolve))
}

function publisher(change: Partial<{ appId: string; key: string; secret: string }> = {}) {
  return new PusherServer({
    appId,
    key,
    secret,
    host: 'localhost',
    port: String(port),
    useTLS: false,
    ...change,
  })
}

/** A real client whose subscriptions are signed with `signingSecret` for the user `userId`. */
function connect({ userId = 'sam', signingSecret = secret as string, appKey = key as string } = {}) {
  const client = new PusherClient(appKey, {
    wsHost: 'localhost',
    wsPort: port,
    forceTLS: false,
    enabledTransports: ['ws'],
    disableStats: true,
    cluster: 'local',
    channelAuthorization: {
      transport: 'ajax',
      endpoint: '/unused',
      customHandler: ({ socketId, channelName }, callback) => {
        const member = { user_id: userId, user_info: { name: userId.toUpperCase() } }
        const presence = channelName.startsWith('presence-') ? member : undefined
        callback(null, publisher({ secret: signingSecret }).authorizeChannel(socketId, channelName, presence))
      },
    },
  })
  clients.push(client)
  return client
}
type Binding = { bind(event: string, listener: (value: never) => void): unknown }
const once = <T>(source: Binding, event: string) => new Promise<T>((resolve) => source.bind(event, resolve))
const subscribed = async (client: PusherClient, name: string) => {
  const channel = client.subscribe(name)
  await once(channel, 'pusher:subscription_succeeded')
  return channel
}
const setDown = (down: boolean) =>
  fetch(`${url}/_sandbox/pusher/state`, { method: 'POST', body: JSON.stringify({ down }) })

describe('cache channels', () => {
  it.each(['cache-news', 'private-cache-news', 'presence-cache-news'])(
    '%s sends its last event to new subscribers, or reports a cache miss',
    async (name) => {
      const first = connect().subscribe(name)
      await once(first, 'pusher:cache_miss')
      await publisher().trigger(name, 'changed', { id: 1 })
      await publisher().trigger(name, 'changed', { id: 2 })
      expect(await once(connect().subscribe(name), 'changed')).toEqual({ id: 2 })
      const info = await publisher().get({ path: `/channels/${name}`, params: { info: 'cache' } })
      expect(await info.json()).toMatchObject({ occupied: true, cache: { data: '{"id":2}' } })
    },
  )
})

describe('signing in', () => {
  /** A real client that signs in as this user, signed with `signingSecret`. */
  function signIn(userId: string, signingSecret = secret as string) {
    const client = connect()
    client.config.userAuthenticator = ({ socketId }, callback) =>
      callback(null, publisher({ secret: signingSecret }).authenticateUser(socketId, { id: userId }))
    client.signin()
    return client
  }

  it('sends events to every socket of a user and terminates all of them', async () => {
    const clients = [signIn('sam'), signIn('sam'), signIn('mia')]
    await Promise.all(clients.map((client) => once(client, 'pusher:signin_success')))
    const [first, second, other] = clients
    const receivedData = [first, second].map((client) =>
      once((client as PusherClient).user as never, 'changed'),
    )
    await publisher().sendToUser('sam', 'changed', { id: 7 })
    expect(await Promise.all(receivedData)).toEqual([{ id: 7 }, { id: 7 }])

    const ended = [first, second].map((client) => once((client as PusherClient).connection, 'disconnected'))
    await publisher().terminateUserConnections('sam')
    await Promise.all(ended)
    expect(other?.connection.state).toBe('connected')
  })

  it('closes a socket whose user was signed with another secret', async () => {
    const client = signIn('sam', 'wrong')
    expect(await once<{ data: { code: number } }>(client.connection, 'error')).toMatchObject({
      data: { code: 4009 },
    })
  })
})

it('accepts a null channel_data, as pusher-js sends it for a private channel', async () => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/app/${key}?protocol=7`)
  const messages: { event: string; data: string }[] = []
  socket.on('message', (raw) => messages.push(JSON.parse(String(raw))))
  const seen = (event: string) => vi.waitUntil(() => messages.find((message) => message.event === event))
  const { data } = await seen('pusher:connection_established')
  const { auth } = publisher().authorizeChannel(JSON.parse(data).socket_id, 'private-user-1')
  socket.send(
    JSON.stringify({
      event: 'pusher:subscribe',
      data: { channel: 'private-user-1', auth, channel_data: null },
    }),
  )
  await seen('pusher_internal:subscription_succeeded')
  socket.close()
})

describe('triggering', () => {
  it('delivers to the subscribers of each channel, except the excluded socket', async () => {
    const [first, second] = [connect(), connect()]
    const here = await subscribed(first, 'bookings')
    const there = await subscribed(second, 'bookings')
    const receivedData: unknown[] = []
    here.bind('created', (data: unknown) => receivedData.push(data))
    const received = once(there, 'created')
    await publisher().trigger(
      ['bookings', 'empty'],
      'created',
      { id: 7 },
      { socket_id: first.connection.socket_id },
    )
    expect(await received).toEqual({ id: 7 })
    const next = once(here, 'created')
    await publisher().trigger('bookings', 'created', { id: 8 })
    await next
    expect(receivedData).toEqual([{ id: 8 }])
  })

  it('accepts a batch, and returns counts on request', async () => {
    const channel = await subscribed(connect(), 'private-user-1')
    const received = once(channel, 'second')
    await publisher().triggerBatch([
      { channel: 'private-user-1', name: 'first', data: { n: 1 } },
      { channel: 'private-user-1', name: 'second', data: { n: 2 } },
    ])
    expect(await received).toEqual({ n: 2 })
    const response = await publisher().trigger('private-user-1', 'third', {}, { info: 'subscription_count' })
    expect(await response.json()).toEqual({ channels: { 'private-user-1': { subscription_count: 1 } } })
  })

  it('rejects a wrong secret, key or app, a stale timestamp and a changed body', async () => {
    const wrong = [{ secret: 'wrong' }, { key: 'wrong' }]
    for (const change of wrong) {
      await expect(publisher(change).trigger('bookings', 'created', {})).rejects.toMatchObject({
        status: 401,
      })
    }
    const unknownApp = publisher({ appId: '2' }).trigger('bookings', 'created', {})
    await expect(unknownApp).rejects.toMatchObject({ status: 404 })
    const body = JSON.stringify({ name: 'created', channels: ['bookings'], data: '{}' })
    const request = { method: 'POST', path: `/apps/${appId}/events`, body, params: {} }
    const query = publisher().createSignedQueryString(request)
    const post = (search: string, text: string) =>
      fetch(`${url}${request.path}?${search}`, { method: 'POST', body: text })
    expect((await post(query, body)).status).toBe(200)
    expect((await post(query, body.replace('created', 'deleted'))).status).toBe(401)
    expect((await post(query.replace(/auth_signature=.*/, 'auth_signature=00'), body)).status).toBe(401)
    expect((await post('', body)).status).toBe(401)

    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 601_000 })
    const stale = publisher().createSignedQueryString(request)
    vi.useRealTimers()
    expect((await post(stale, body)).status).toBe(401)
  })

  it('rejects data over 10 KB and an invalid channel name', async () => {
    await expect(publisher().trigger('bookings', 'created', 'x'.repeat(10_241))).rejects.toMatchObject({
      status: 413,
    })
    await publisher().trigger('bookings', 'created', 'x'.repeat(10_240))
    expect(await postSigned({ name: 'created', channels: ['a b'], data: '{}' })).toBe(400)
    expect(await postSigned({ name: 'created', data: '{}' })).toBe(400)
  })
})

describe('private and presence channels', () => {
  it('rejects a subscription signed with another secret', async () => {
    const client = connect({ signingSecret: 'wrong' })
    const rejected = once<{ data: { code: number } }>(client.connection, 'error')
    const channel = client.subscribe('private-user-1')
    const subscriptionError = once(channel, 'pusher:subscription_error')
    expect((await rejected).data.code).toBe(4009)
    expect(await subscriptionError).toMatchObject({ type: 'AuthError', status: 401 })
    expect(channel.subscribed).toBe(false)
  })

  it('rejects a signature made for another socket or another channel', async () => {
    const client = connect()
    await once(client.connection, 'connected')
    const socket = await openSocket(`/app/${key}?protocol=7`)
    for (const auth of [
      publisher().authorizeChannel(client.connection.socket_id, 'private-user-1').auth,
      publisher().authorizeChannel(socket.id, 'private-user-2').auth,
      undefined,
    ]) {
      socket.send({ event: 'pusher:subscribe', data: { channel: 'private-user-1', auth } })
      expect(await socket.next()).toMatchObject({
        event: 'pusher:subscription_error',
        channel: 'private-user-1',
      })
      expect(await socket.next()).toMatchObject({ event: 'pusher:error', data: { code: 4009 } })
    }
    socket.close()
  })

  it('announces members who join and leave, once per user', async () => {
    const sam = await subscribed(connect({ userId: 'sam' }), 'presence-room')
    const added = once(sam, 'pusher:member_added')
    const removed = once(sam, 'pusher:member_removed')
    const [firstTab, secondTab] = [connect({ userId: 'ava' }), connect({ userId: 'ava' })]
    await subscribed(firstTab, 'presence-room')
    expect(await added).toEqual({ id: 'ava', info: { name: 'AVA' } })
    const events: string[] = []
    sam.bind_global((event: string) => events.push(event))
    await subscribed(secondTab, 'presence-room')

    const users = await publisher().get({ path: '/channels/presence-room/users' })
    expect(await users.json()).toEqual({ users: [{ id: 'sam' }, { id: 'ava' }] })
    const about = await publisher().get({
      path: '/channels/presence-room',
      params: { info: 'user_count,subscription_count' },
    })
    expect(await about.json()).toEqual({ occupied: true, user_count: 2, subscription_count: 3 })
    const all = await publisher().get({
      path: '/channels',
      params: { filter_by_prefix: 'presence-', info: 'user_count' },
    })
    expect(await all.json()).toEqual({ channels: { 'presence-room': { user_count: 2 } } })

    firstTab.unsubscribe('presence-room')
    await vi.waitFor(async () => expect((await connectionsOf('presence-room')).length).toBe(2))
    expect(events).toEqual([])
    secondTab.disconnect()
    expect(await removed).toMatchObject({ id: 'ava' })
  })

  it('relays client events to the other members of private and presence channels only', async () => {
    const [sender, receiver] = [connect({ userId: 'sam' }), connect({ userId: 'ava' })]
    const from = await subscribed(sender, 'presence-room')
    const to = await subscribed(receiver, 'presence-room')
    const received = new Promise((resolve) =>
      to.bind('client-typing', (data: unknown, meta: unknown) => resolve([data, meta])),
    )
    from.trigger('client-typing', { on: true })
    expect(await received).toEqual([{ on: true }, { user_id: 'sam' }])

    await subscribed(sender, 'open')
    const rejected = once<{ data: { message: string } }>(sender.connection, 'error')
    sender.send_event('client-typing', { on: true }, 'open')
    expect((await rejected).data.message).toContain('private and presence')
  })
})

describe('connections', () => {
  it('rejects an unknown app and an unsupported protocol version', async () => {
    const client = connect({ appKey: 'unknown' })
    const error = await once<{ error?: { data: { code: number } }; data?: { code: number } }>(
      client.connection,
      'error',
    )
    expect(error.error?.data.code ?? error.data?.code).toBe(4001)
    expect(await closeCodeOf(`/app/${key}?protocol=4`)).toBe(4007)
    expect(await closeCodeOf(`/app/${key}`)).toBe(4008)
  })

  it('responds to a ping, and rejects a second subscription to the same channel', async () => {
    const socket = await openSocket(`/app/${key}?protocol=7`)
    socket.send({ event: 'pusher:ping', data: {} })
    expect(await socket.next()).toEqual({ event: 'pusher:pong', data: {} })
    socket.send({ event: 'pusher:subscribe', data: { channel: 'open' } })
    expect(await socket.next()).toMatchObject({
      event: 'pusher_internal:subscription_succeeded',
      channel: 'open',
    })
    socket.send({ event: 'pusher:subscribe', data: { channel: 'open' } })
    expect(await socket.next()).toMatchObject({ event: 'pusher:error', data: { code: null } })
    socket.close()
  })

  it('disconnects everyone during an outage, rejects triggers, and accepts reconnections afterwards', async () => {
    const client = connect()
    const channel = await subscribed(client, 'private-user-1')
    const lost = once(client.connection, 'error')
    await setDown(true)
    await lost
    await expect(publisher().trigger('private-user-1', 'created', {})).rejects.toMatchObject({ status: 503 })
    await expect(openSocket(`/app/${key}?protocol=7`)).rejects.toThrow()
    await setDown(false)
    await once(channel, 'pusher:subscription_succeeded')
    const received = once(channel, 'created')
    await publisher().trigger('private-user-1', 'created', { after: 'outage' })
    expect(await received).toEqual({ after: 'outage' })
  })

  it('accepts reconnecting clients after a restart', async () => {
    const channel = await subscribed(connect(), 'private-user-2')
    const again = once(channel, 'pusher:subscription_succeeded')
    await stop()
    await start(port)
    await again
    expect(await connectionsOf('private-user-2')).toHaveLength(1)
  })
})

/** Posts a correctly signed event with any content and returns the status. */
async function postSigned(event: object) {
  const request = { method: 'POST', path: `/apps/${appId}/events`, body: JSON.stringify(event), params: {} }
  const query = publisher().createSignedQueryString(request)
  return (await fetch(`${url}${request.path}?${query}`, { method: 'POST', body: request.body })).status
}

async function connectionsOf(channel: string) {
  const { connections } = (await (await fetch(`${url}/_sandbox/pusher/connections`)).json()) as {
    connections: { channels: { name: string }[] }[]
  }
  return connections.filter((connection) => connection.channels.some(({ name }) => name === channel))
}

async function closeCodeOf(target: string): Promise<number> {
  const socket = new WebSocket(`ws://localhost:${port}${target}`)
  return new Promise((resolve) => socket.on('close', resolve))
}

/** Opens a plain socket, consumes the greeting, and reads message by message. */
async function openSocket(target: string) {
  const socket = new WebSocket(`ws://localhost:${port}${target}`)
  const waiting: ((message: object) => void)[] = []
  const arrived: object[] = []
  socket.on('message', (raw) => {
    const message = JSON.parse(String(raw)) as object
    const reader = waiting.shift()
    if (reader) reader(message)
    else arrived.push(message)
  })
  await new Promise((resolve, reject) => socket.on('open', resolve).on('error', reject))
  const next = () =>
    new Promise<object>((resolve) => {
      const message = arrived.shift()
      if (message) resolve(message)
      else waiting.push(resolve)
    })
  const greeting = (await next()) as { data: string }
  const { socket_id: id } = JSON.parse(greeting.data) as { socket_id: string }
  return {
    id,
    next,
    send: (message: object) => socket.send(JSON.stringify(message)),
    close: () => socket.close(),
  }
}
