import { isCache, type Member } from '@/sandbox/pusher/channel'

/** One connected socket, as the channels see it. */
export type Subscriber = { socketId: string; send(message: object): void }

type Channel = Map<Subscriber, Member | undefined>
type CachedEvent = { event: string; data: string; at: number }

/** How long a cache channel keeps its last event. */
const cacheTtlMs = 30 * 60_000

/** Tracks which socket is in which channel, and announces members to presence channels. */
export function openChannels() {
  const channels = new Map<string, Channel>()
  const lastEvents = new Map<string, CachedEvent>()
  const membersOf = (name: string) => {
    const members = new Map<string, unknown>()
    for (const member of channels.get(name)?.values() ?? []) if (member) members.set(member.id, member.info)
    return members
  }

  function publish(name: string, message: object, exceptSocketId?: string) {
    for (const subscriber of channels.get(name)?.keys() ?? []) {
      if (subscriber.socketId !== exceptSocketId) subscriber.send({ ...message, channel: name })
    }
  }

  return {
    publish,

    /** Publishes an event from the server. A cache channel stores it for later subscribers. */
    publishEvent(name: string, event: { event: string; data: string }, exceptSocketId?: string) {
      if (isCache(name)) lastEvents.set(name, { ...event, at: Date.now() })
      publish(name, event, exceptSocketId)
    },

    /** Returns the last event of a cache channel, or undefined when there was none in the last half hour. */
    cachedEvent(name: string): { event: string; data: string } | undefined {
      const cached = lastEvents.get(name)
      if (cached && Date.now() - cached.at < cacheTtlMs) return { event: cached.event, data: cached.data }
      lastEvents.delete(name)
      return undefined
    },
    membersOf,
    names: () => [...channels.keys()],
    has: (name: string, subscriber: Subscriber) => channels.get(name)?.has(subscriber) ?? false,
    memberOf: (name: string, subscriber: Subscriber) => channels.get(name)?.get(subscriber),
    subscriptionCount: (name: string) => channels.get(name)?.size ?? 0,

    /**
     * Subscribes a socket. Announces the user to the other members unless another of the user's sockets is in the
     * channel.
     */
    join(name: string, subscriber: Subscriber, member?: Member) {
      const isNew = member !== undefined && !membersOf(name).has(member.id)
      const channel = channels.get(name) ?? new Map()
      channels.set(name, channel.set(subscriber, member))
      if (!isNew) return
      const data = JSON.stringify({ user_id: member.id, user_info: member.info })
      publish(name, { event: 'pusher_internal:member_added', data }, subscriber.socketId)
    },

    /** Unsubscribes a socket. Announces that the user left when this was their last socket in the channel. */
    leave(name: string, subscriber: Subscriber) {
      const channel = channels.get(name)
      const member = channel?.get(subscriber)
      channel?.delete(subscriber)
      if (channel?.size === 0) channels.delete(name)
      if (!member || membersOf(name).has(member.id)) return
      publish(name, { event: 'pusher_internal:member_removed', data: JSON.stringify({ user_id: member.id }) })
    },
  }
}
export type Channels = ReturnType<typeof openChannels>
