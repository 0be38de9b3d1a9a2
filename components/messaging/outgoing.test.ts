import { expect, test, vi } from 'vitest'
import type { ThreadMessage } from '@/lib/messaging/schema'
import type { ActionResult } from '@/lib/platform/errors'
import { type OutboxDependencies, type Outgoing, openOutbox, parseOutgoing } from './outgoing'

type Result = ActionResult<ThreadMessage>

function stored(text: string): Result {
  const message = { id: text, text, idempotencyKey: null, attachments: [], isMine: true, isOwnSide: true }
  const rest = {
    senderName: 'Dana',
    isRead: false,
    readWhen: null,
    isUnread: false,
    day: '',
    time: '',
    createdAt: '',
  }
  return { ok: true, data: { ...message, ...rest } }
}

/** Dependencies whose responses the test controls. */
function makeDependencies(initial: Outgoing[] = []) {
  const sends: { text: string; key: string; respond: (result: Result | Error) => void }[] = []
  const storedNow = { value: initial as readonly Outgoing[] }
  const send: OutboxDependencies['send'] = ({ message, idempotencyKey }) =>
    new Promise((resolve, reject) => {
      const respond = (given: Result | Error) => (given instanceof Error ? reject(given) : resolve(given))
      sends.push({ text: message, key: idempotencyKey, respond })
    })
  const save = (waiting: readonly Outgoing[]) => {
    storedNow.value = waiting
  }
  return {
    sends,
    storedNow,
    of: { send, read: () => storedNow.value, save },
  }
}

const states = (box: { read: () => readonly Outgoing[] }) =>
  box.read().map(({ text, state }) => [text, state])

test('sends messages one at a time, and removes them once stored', async () => {
  const { sends, of } = makeDependencies()
  const box = openOutbox('c', of)
  const received = vi.fn()
  box.onSent(received)
  box.add('One', [])
  box.add('Two', [])
  expect(sends.map(({ text }) => text)).toEqual(['One'])
  sends[0]?.respond(stored('One'))
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  expect(states(box)).toEqual([['Two', 'sending']])
  sends[1]?.respond(stored('Two'))
  await vi.waitFor(() => expect(box.read()).toEqual([]))
  expect(received.mock.calls.map(([message]) => message.text)).toEqual(['One', 'Two'])
})

test('a lost response fails the message and the ones after it; retrying sends them in order with the same keys', async () => {
  const { sends, of } = makeDependencies()
  const box = openOutbox('c', of)
  box.add('One', [])
  box.add('Two', [])
  sends[0]?.respond(new Error('connection lost'))
  await vi.waitFor(() =>
    expect(states(box)).toEqual([
      ['One', 'failed'],
      ['Two', 'failed'],
    ]),
  )
  expect(sends).toHaveLength(1)
  box.retry()
  await vi.waitFor(() => expect(sends).toHaveLength(2))
  expect(sends[1]).toMatchObject({ text: 'One', key: sends[0]?.key })
})

test("an error has the server's message, and discarding removes the failed message", async () => {
  const { sends, of } = makeDependencies()
  const box = openOutbox('c', of)
  box.add('One', [])
  sends[0]?.respond({
    ok: false,
    code: 'too-many-requests',
    message: 'Too many attempts. Try again in 9 seconds.',
  })
  await vi.waitFor(() => expect(box.read()[0]?.problem).toBe('Too many attempts. Try again in 9 seconds.'))
  box.discard(box.read()[0]?.idempotencyKey ?? '')
  expect(box.read()).toEqual([])
})

test('sends a message left by a closed page with its key', async () => {
  const left: Outgoing = {
    idempotencyKey: 'saved-key',
    text: 'One',
    files: [],
    state: 'sending',
    problem: null,
  }
  const { sends, storedNow, of } = makeDependencies([left])
  openOutbox('c', of)
  expect(sends).toMatchObject([{ text: 'One', key: 'saved-key' }])
  sends[0]?.respond(stored('One'))
  await vi.waitFor(() => expect(storedNow.value).toEqual([]))
})

test("a tab that sends its message leaves the other tab's stored message", async () => {
  const { sends, storedNow, of } = makeDependencies()
  const [first, second] = [openOutbox('c', of), openOutbox('c', of)]
  first.add('One', [])
  sends[0]?.respond(new Error('connection lost'))
  await vi.waitFor(() => expect(states(first)).toEqual([['One', 'failed']]))
  second.add('Two', [])
  expect(storedNow.value.map(({ text }) => text)).toEqual(['One', 'Two'])
  sends[1]?.respond(stored('Two'))
  await vi.waitFor(() => expect(second.read()).toEqual([]))
  expect(storedNow.value).toMatchObject([{ text: 'One', state: 'failed' }])
  first.discard(first.read()[0]?.idempotencyKey ?? '')
  expect(storedNow.value).toEqual([])
})

test('a message stored by an older version keeps its key', () => {
  const message = { text: 'One', files: [], state: 'failed', problem: null } as const
  const expected = [{ ...message, idempotencyKey: 'stored-key' }]
  const stored = '[{"requestKey":"stored-key","text":"One","files":[],"state":"failed","problem":null}]'
  expect(parseOutgoing(JSON.parse(stored))).toEqual(expected)
  expect(parseOutgoing(expected)).toEqual(expected)
})

test.each([[[null]], [['text']], [[{ text: 'One' }]]])(
  'what was stored and is no message counts as nothing: %j',
  (stored) => {
    expect(parseOutgoing(stored)).toEqual([])
  },
)
