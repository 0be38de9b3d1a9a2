import type { ThreadMessage } from '@/lib/messaging/schema'
import type { ActionResult } from '@/lib/platform/errors'

/** A file that has arrived and waits for its message. */
export type UploadedFile = { fileId: string; name: string; sizeBytes: number }

/** A message on its way. Its key makes a repeat the same message to the server, whatever became of the first try. */
export type Outgoing = {
  idempotencyKey: string
  text: string
  files: UploadedFile[]
  state: 'sending' | 'failed'
  /** Why it failed, in the server's words; null where there was no answer. */
  problem: string | null
}

type Input = { conversationId: string; message: string; fileIds: string[]; idempotencyKey: string }

/** What an outbox needs of the page around it. */
export type OutboxDependencies = {
  send: (input: Input) => Promise<ActionResult<ThreadMessage>>
  /** What the browser keeps; other pages of it keep theirs in the same place. */
  read: () => readonly Outgoing[]
  save: (waiting: readonly Outgoing[]) => void
}

/**
 * The messages of one conversation that are not stored yet. They go one after the other, so that they arrive in the order
 * they were written; when one fails, those behind it wait with it. What is stored over a reload goes on by itself.
 */
export function openOutbox(conversationId: string, dependencies: OutboxDependencies) {
  let waiting: readonly Outgoing[] = dependencies.read()
  let isSending = false
  const listeners = new Set<() => void>()
  const receivers = new Set<(message: ThreadMessage) => void>()

  function change(next: readonly Outgoing[]) {
    dependencies.save(storedAfter(dependencies.read(), waiting, next))
    waiting = next
    for (const listener of listeners) listener()
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
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    /** Hears of each message that is stored; answers the function that stops it. */
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
    /** Sends everything that failed again, in the order it was written. */
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

/** What is stored after a change of one page's messages: only those it changed are others, or gone, now. */
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

/** Reads what this browser stored. An older page or a person may have written it: anything but messages counts as nothing. */
export function parseOutgoing(stored: readonly unknown[]): Outgoing[] {
  const messages = stored.map(withIdempotencyKey)
  return messages.every(isOutgoing) ? messages : []
}

const formerName = 'requestKey'

/** An older page stored the key under its former name. The message is sent under the same key, so never twice. */
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
