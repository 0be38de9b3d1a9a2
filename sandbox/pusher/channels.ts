import { isCache, type Member } from '@/sandbox/pusher/channel'

/** One connected socket, as far as channels are concerned. */
export type Subscriber = { socketId: string; send(message: object): void }

type Channel = Map<Subscriber, Member | undefined>
type CachedEvent = { event: string; data: string; at: number }

/** How long a cache channel keeps its last event. */
const cacheTtlMs = 30 * 60_000

/** Who is in which channel; tells presence channels who comes and goes. */
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

    /** Publishes an event of the server; a cache channel keeps it for whoever joins later. */
    publishEvent(name: string, event: { event: string; data: string }, exceptSocketId?: string) {
      if (isCache(name)) lastEvents.set(name, { ...event, at: Date.now() })
      publish(name, event, exceptSocketId)
    },

    /** The last event of a cache channel; undefined when there was none within half an hour. */
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

    /** Subscribes; a user who was not in the channel by another socket is announced to the others. */
    join(name: string, subscriber: Subscriber, member?: Member) {
      const isNew = member !== undefined && !membersOf(name).has(member.id)
      const channel = channels.get(name) ?? new Map()
      channels.set(name, channel.set(subscriber, member))
      if (!isNew) return
      const data = JSON.stringify({ user_id: member.id, user_info: member.info })
      publish(name, { event: 'pusher_internal:member_added', data }, subscriber.socketId)
    },

    /** Unsubscribes; a user whose last socket this was is announced as gone. */
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
