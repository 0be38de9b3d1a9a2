import { randomInt } from 'node:crypto'
import type { WebSocket } from 'ws'
import { z } from 'zod'
import { sandboxKeys } from '@/sandbox/keys'
import {
  ChannelName,
  canJoin,
  EventName,
  isCache,
  isPresence,
  isPrivate,
  maxPayloadBytes,
  parseJson,
  parseMember,
  readSignedUser,
  userChannel,
} from '@/sandbox/pusher/channel'
import type { Channels, Subscriber } from '@/sandbox/pusher/channels'

/** Seconds without a message after which each side sends a ping. */
const activityTimeout = 120
const pongTimeout = 30
const clientEventsPerSecond = 10

const Message = z.object({ event: z.string(), channel: z.string().optional(), data: z.unknown() })
const Subscription = z.object({
  channel: ChannelName,
  auth: z.string().optional(),
  // pusher-js sends null for a channel that has none.
  channel_data: z
    .string()
    .nullish()
    .transform((text) => text ?? undefined),
})
const SignIn = z.object({ auth: z.string(), user_data: z.string() })
const Unsubscription = z.object({ channel: z.string() })

export type Connection = Subscriber & {
  joined: Set<string>
  /** The user the socket is signed in as. */
  userId: string | null
  drop(): void
  /** Closes the connection the way the server API's terminate does: the client doesn't reconnect. */
  terminate(): void
}

/** Returns why a connection can't be established, with Pusher's close code, or undefined when it can. */
export function connectionError(url: URL): { code: number; message: string } | undefined {
  const key = url.pathname.slice('/app/'.length)
  const version = url.searchParams.get('protocol')
  if (key !== sandboxKeys.pusher.key) return { code: 4001, message: `App key ${key} not in this cluster` }
  if (version === null) return { code: 4008, message: 'No protocol version supplied' }
  if (!/^\d+$/.test(version)) return { code: 4006, message: 'Invalid version string format' }
  if (Number(version) < 5 || Number(version) > 7)
    return { code: 4007, message: 'Unsupported protocol version' }
  return undefined
}

/**
 * Speaks protocol 7 on an open socket until it closes, then leaves every channel.
 * Source: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/
 */
export function serveConnection(socket: WebSocket, channels: Channels, closed: () => void): Connection {
  const connection: Connection = {
    socketId: `${randomInt(1, 1e6)}.${randomInt(1, 1e9)}`,
    joined: new Set(),
    userId: null,
    send: (message) => socket.send(JSON.stringify(message)),
    drop: () => socket.terminate(),
    terminate: () => socket.close(4009, 'The user was disconnected'),
  }
  const sendError = (message: string, code: number | null = null) =>
    connection.send({ event: 'pusher:error', data: { message, code } })
  let clientEvents: number[] = []

  const inactivity = watchInactivity(socket, () => connection.send({ event: 'pusher:ping', data: {} }))
  connection.send({
    event: 'pusher:connection_established',
    data: JSON.stringify({ socket_id: connection.socketId, activity_timeout: activityTimeout }),
  })

  socket.on('message', (raw) => {
    inactivity.restart()
    const message = Message.safeParse(parseJson(String(raw)))
    if (!message.success) return sendError('Invalid message: it must be a JSON object with an event')
    const { event, channel, data } = message.data
    if (event === 'pusher:ping') return connection.send({ event: 'pusher:pong', data: {} })
    if (event === 'pusher:pong') return
    if (event === 'pusher:signin') return signIn(data)
    if (event === 'pusher:subscribe') return subscribe(data)
    if (event === 'pusher:unsubscribe') return unsubscribe(data)
    if (event.startsWith('client-')) return relay(event, channel ?? '', data)
    sendError(`Unsupported event ${event}`)
  })
  socket.on('error', () => socket.terminate())
  socket.on('close', () => {
    inactivity.stop()
    for (const name of connection.joined) channels.leave(name, connection)
    connection.joined.clear()
    closed()
  })
  return connection

  function subscribe(data: unknown) {
    const parsed = Subscription.safeParse(data)
    if (!parsed.success) return sendError('Invalid channel name')
    const { channel, auth, channel_data: channelData } = parsed.data
    if (connection.joined.has(channel)) return sendError(`Existing subscription to channel ${channel}`)
    if (isPrivate(channel) && !canJoin(connection.socketId, channel, auth ?? '', channelData)) {
      const error = 'Invalid signature: the subscription to this channel was not authorized'
      connection.send({
        event: 'pusher:subscription_error',
        channel,
        data: { type: 'AuthError', error, status: 401 },
      })
      return sendError(error, 4009)
    }
    const member = isPresence(channel) ? parseMember(channelData) : undefined
    if (isPresence(channel) && !member)
      return sendError('Invalid channel_data: a presence channel needs a user_id', 4009)
    connection.joined.add(channel)
    channels.join(channel, connection, member)
    const succeeded = member
      ? JSON.stringify({ presence: describePresence(channels.membersOf(channel)) })
      : '{}'
    connection.send({ event: 'pusher_internal:subscription_succeeded', channel, data: succeeded })
    if (!isCache(channel)) return
    const cached = channels.cachedEvent(channel)
    connection.send(cached ? { ...cached, channel } : { event: 'pusher:cache_miss', channel, data: '{}' })
  }

  function signIn(data: unknown) {
    const parsed = SignIn.safeParse(data)
    const userId =
      parsed.success && readSignedUser(connection.socketId, parsed.data.auth, parsed.data.user_data)
    if (!parsed.success || !userId) {
      sendError('Invalid signature: the user was not authenticated', 4009)
      return socket.close(4009, 'Connection not authorized')
    }
    const channel = userChannel(userId)
    connection.userId = userId
    connection.joined.add(channel)
    channels.join(channel, connection)
    const succeeded = JSON.stringify({ user_data: parsed.data.user_data })
    connection.send({ event: 'pusher:signin_success', data: succeeded })
  }

  function unsubscribe(data: unknown) {
    const parsed = Unsubscription.safeParse(data)
    if (!parsed.success || !connection.joined.delete(parsed.data.channel)) return
    channels.leave(parsed.data.channel, connection)
  }

  function relay(event: string, channel: string, data: unknown) {
    if (!isPrivate(channel))
      return sendError('Client event rejected - only supported on private and presence channels')
    if (!connection.joined.has(channel))
      return sendError('Client event rejected - you are not subscribed to the channel')
    if (!EventName.safeParse(event).success)
      return sendError('Client event rejected - the event name is too long')
    const size = Buffer.byteLength(typeof data === 'string' ? data : JSON.stringify(data ?? null))
    if (size > maxPayloadBytes) return sendError('Client event rejected - the data exceeds 10240 bytes', 4301)
    const now = Date.now()
    clientEvents = [...clientEvents.filter((at) => now - at < 1000), now]
    if (clientEvents.length > clientEventsPerSecond) {
      return sendError('Client event rejected - the limit is 10 per second', 4301)
    }
    const member = channels.memberOf(channel, connection)
    channels.publish(channel, { event, data, ...(member && { user_id: member.id }) }, connection.socketId)
  }
}

/** Sends a ping after a period of inactivity and closes with 4201 when no reply arrives. */
function watchInactivity(socket: WebSocket, ping: () => void) {
  let timer: NodeJS.Timeout
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      ping()
      timer = setTimeout(() => socket.close(4201, 'Pong reply not received'), pongTimeout * 1000).unref()
    }, activityTimeout * 1000).unref()
  }
  restart()
  return { restart, stop: () => clearTimeout(timer) }
}

function describePresence(members: Map<string, unknown>) {
  return { count: members.size, ids: [...members.keys()], hash: Object.fromEntries(members) }
}
