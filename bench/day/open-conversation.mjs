/** After any message of the demo, before any of the day. */
const start = () => new Date().toISOString()

/**
 * Keeps a conversation up to date as an open page does: reads what is new after each live event, and once more if another
 * came by then. Records the texts in `seenTexts`; `expectedTexts` are those that were sent.
 * @param {object} person who has their own conversation open
 * @param {(kind: string, run: () => Promise<unknown>) => Promise<void>} measure
 * @returns {() => Promise<void>} to be called with each event
 */
export function openConversation(person, portal, measure) {
  Object.assign(person, { expectedTexts: [], seenTexts: new Set() })
  let knownUpTo = start()
  let isReading = false
  let mustReadAgain = false

  async function readNewer() {
    const { conversationId } = person
    const input = { conversationId, after: knownUpTo, unreadFrom: null }
    const { kind, data, ...rest } = await portal.callAction(person, 'readNewerAction', input)
    if (kind !== 'ok') throw new Error(`new messages: ${JSON.stringify({ kind, ...rest })}`)
    for (const { text } of data.messages) person.seenTexts.add(text)
    knownUpTo = data.messages.at(-1)?.createdAt ?? knownUpTo
    mustReadAgain ||= data.hasMore
  }

  return async () => {
    mustReadAgain = true
    if (isReading) return
    isReading = true
    while (mustReadAgain) {
      mustReadAgain = false
      await measure('read a live message', readNewer)
    }
    isReading = false
  }
}
