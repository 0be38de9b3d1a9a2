import { createSubscribers } from '@/components/ui/subscribers'
import type { ThreadMessage } from '@/lib/messaging/schema'
import type { ActionResult } from '@/lib/platform/errors'

/** An uploaded file whose message is not sent yet. */
export type UploadedFile = { fileId: string; name: string; sizeBytes: number }

/** An unsent message. Its key keeps the server from storing it twice when it is sent again. */
export type Outgoing = {
  idempotencyKey: string
  text: string
  files: UploadedFile[]
  state: 'sending' | 'failed'
  /** The server's error message; null if there was no response. */
  problem: string | null
}

type Input = { conversationId: string; message: string; fileIds: string[]; idempotencyKey: string }

/** What an outbox needs from the page. */
export type OutboxDependencies = {
  send: (input: Input) => Promise<ActionResult<ThreadMessage>>
  /** Reads the browser's storage, which other tabs also write to. */
  read: () => readonly Outgoing[]
  save: (waiting: readonly Outgoing[]) => void
}

/**
 * Opens the outbox of one conversation. Sends messages one at a time so that they arrive in order. When one fails, the
 * ones after it fail too. Messages left in storage by a reload are sent automatically.
 */
export function openOutbox(conversationId: string, dependencies: OutboxDependencies) {
  let waiting: readonly Outgoing[] = dependencies.read()
  let isSending = false
  const { subscribe, notify } = createSubscribers()
  const receivers = new Set<(message: ThreadMessage) => void>()

  function change(next: readonly Outgoing[]) {
    dependencies.save(storedAfter(dependencies.read(), waiting, next))
    waiting = next
    notify()
  }

  async function work() {
    if (isSending) return
    isSending = true
    for (let next = firstSending(); next; next = firstSending()) await sendOne(next)
    isSending = false
  }

  const firstSending = () => waiting.find(({ state }) => state === 'sending')

  async function sendOne({ idempotencyKey, text, files }: Outgoing) {
    const fileIds = files.map(({ fileId }) => fileId)
    const result = await dependencies
      .send({ conversationId, message: text, fileIds, idempotencyKey })
      .catch(() => null)
    if (!result?.ok)
      return failFrom(idempotencyKey, result ? (result.fields?.message?.[0] ?? result.message) : null)
    for (const receive of receivers) receive(result.data)
    change(waiting.filter((other) => other.idempotencyKey !== idempotencyKey))
  }

  function failFrom(idempotencyKey: string, problem: string | null) {
    change(
      waiting.map((message) => ({
        ...message,
        state: 'failed',
        problem: message.idempotencyKey === idempotencyKey ? problem : message.problem,
      })),
    )
  }

  if (firstSending()) void work()

  return {
    read: () => waiting,
    subscribe,
    /** Reports each message that the server stored. Returns the unsubscribe function. */
    onSent(receive: (message: ThreadMessage) => void) {
      receivers.add(receive)
      return () => receivers.delete(receive)
    },
    add(text: string, files: UploadedFile[]) {
      const message: Outgoing = {
        idempotencyKey: crypto.randomUUID(),
        text,
        files,
        state: 'sending',
        problem: null,
      }
      change([...waiting, message])
      void work()
    },
    /** Sends all failed messages again, in order. */
    retry() {
      change(waiting.map((message) => ({ ...message, state: 'sending', problem: null })))
      void work()
    },
    discard(idempotencyKey: string) {
      change(waiting.filter((message) => message.idempotencyKey !== idempotencyKey))
    },
  }
}

export type Outbox = ReturnType<typeof openOutbox>

/** Merges this tab's changes into the stored messages, leaving other tabs' messages alone. */
function storedAfter(
  stored: readonly Outgoing[],
  before: readonly Outgoing[],
  next: readonly Outgoing[],
): readonly Outgoing[] {
  const changed = next.filter((message) => !before.includes(message))
  const nextKeys = keysOf(next)
  const gone = before.filter(({ idempotencyKey }) => !nextKeys.has(idempotencyKey))
  const touchedKeys = keysOf([...changed, ...gone])
  return [...stored.filter(({ idempotencyKey }) => !touchedKeys.has(idempotencyKey)), ...changed]
}

function keysOf(messages: readonly Outgoing[]): Set<string> {
  return new Set(messages.map(({ idempotencyKey }) => idempotencyKey))
}

/** Parses the messages in browser storage. Returns none if anything else is there, such as an older version's data. */
export function parseOutgoing(stored: readonly unknown[]): Outgoing[] {
  const messages = stored.map(withIdempotencyKey)
  return messages.every(isOutgoing) ? messages : []
}

const formerName = 'requestKey'

/** Reads the key from the name that older versions stored it under, so that the message is not sent twice. */
function withIdempotencyKey(message: unknown): unknown {
  if (typeof message !== 'object' || message === null || !(formerName in message)) return message
  const { [formerName]: idempotencyKey, ...rest } = message
  return { ...rest, idempotencyKey }
}

function isOutgoing(value: unknown): value is Outgoing {
  const message = value as Partial<Outgoing> | null
  return (
    typeof message?.idempotencyKey === 'string' &&
    typeof message.text === 'string' &&
    Array.isArray(message.files) &&
    (message.state === 'sending' || message.state === 'failed')
  )
}
