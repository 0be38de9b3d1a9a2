/**
 * Counts the live events that every socket should receive, and those that it does.
 * @returns the functions that record both, and `compare`
 */
export function openEventLedger() {
  const subscribers = new Map()
  const expected = new Map()
  const received = new Map()
  const keyOf = (person, channel, event, id = '') => `${person.marker} ${channel} ${event} ${id}`

  return {
    subscribe(person, channel) {
      add(subscribers, channel, person)
    },

    /** Every subscriber of the channel must receive this event about the record with the id, if it has one. */
    expect(channel, event, id, at = performance.now()) {
      for (const person of subscribers.get(channel) ?? [])
        add(expected, keyOf(person, channel, event, id), at)
    },

    receive(person, channel, event, payload) {
      const id = payload.conversationId ?? payload.bookingId ?? payload.notificationId
      add(received, keyOf(person, channel, event, id), performance.now())
    },

    /** Returns how many events were expected, lost, or arrived more than once, and the first that was lost. */
    compare() {
      const result = { expected: 0, lost: 0, repeated: 0, firstLost: null }
      for (const [key, sent] of expected) {
        const missing = sent.length - (received.get(key)?.length ?? 0)
        result.expected += sent.length
        result.lost += Math.max(0, missing)
        result.repeated += Math.max(0, -missing)
        if (missing > 0) result.firstLost ??= key
      }
      return result
    },

    /** Returns the milliseconds from a person's click to each arrival of these events, for clicks between two times. */
    delaysOf(event, from, until) {
      return [...expected]
        .filter(([key]) => key.split(' ')[2] === event)
        .flatMap(([key, sent]) => {
          const arrivals = received.get(key) ?? []
          return sent.flatMap((at, n) =>
            at >= from && at < until && n in arrivals ? [arrivals[n] - at] : [],
          )
        })
    },
  }
}

function add(lists, key, value) {
  const list = lists.get(key)
  if (list) list.push(value)
  else lists.set(key, [value])
}
