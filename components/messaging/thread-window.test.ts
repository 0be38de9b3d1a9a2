import { expect, test } from 'vitest'
import type { ThreadMessage } from '@/lib/messaging/schema'
import { firstUnreadOwn, maxMessages, openWindow, withNews, withOlder, withSent } from './thread-window'

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute)).toISOString()

function message(minute: number, change: Partial<ThreadMessage> = {}): ThreadMessage {
  return {
    id: `message ${minute}`,
    idempotencyKey: null,
    text: `Line ${minute}`,
    attachments: [],
    isMine: false,
    isOwnSide: false,
    senderName: 'Dana Whitfield',
    isRead: false,
    readWhen: null,
    isUnread: false,
    day: 'January 01, 2026',
    time: '00:00',
    createdAt: at(minute),
    ...change,
  }
}

const messagesBetween = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => message(from + index))
const minutesOf = ({ messages }: { messages: readonly ThreadMessage[] }) => messages.map(({ id }) => id)

test("a sent message appears in its place and does not hide others' earlier messages", () => {
  const opened = openWindow({ messages: messagesBetween(0, 2), hasMore: false })
  const sent = withSent(opened, message(5))
  expect(sent.knownUpTo).toBe(at(1))
  const caughtUp = withNews(sent, { messages: [message(3), message(5)], hasMore: false, read: null })
  expect(minutesOf(caughtUp)).toEqual([0, 1, 3, 5].map((minute) => `message ${minute}`))
  expect(caughtUp.knownUpTo).toBe(at(5))
})

test('news that arrives twice is shown once', () => {
  const opened = openWindow({ messages: messagesBetween(0, 2), hasMore: false })
  const news = { messages: [message(2)], hasMore: false, read: null }
  expect(withNews(withNews(opened, news), news).messages).toHaveLength(3)
})

test('scrolling back keeps at most the maximum of messages, without gaps', () => {
  let window = openWindow({ messages: messagesBetween(950, 1000), hasMore: true })
  for (let from = 900; from >= 0; from -= 50)
    window = withOlder(window, { messages: messagesBetween(from, from + 50), hasMore: from > 0 })
  expect(minutesOf(window)).toEqual(messagesBetween(0, maxMessages).map(({ id }) => id))
  expect(window).toMatchObject({ hasOlder: false, hasNewer: true, knownUpTo: at(maxMessages - 1) })
  window = withNews(window, {
    messages: messagesBetween(maxMessages, maxMessages + 50),
    hasMore: true,
    read: null,
  })
  expect(window.messages).toHaveLength(maxMessages)
  expect(window).toMatchObject({ hasOlder: true, hasNewer: true, knownUpTo: at(maxMessages + 49) })
})

test("a read receipt marks only the own side's messages up to its instant", () => {
  const own = [1, 2, 3].map((minute) => message(minute, { isOwnSide: true }))
  const opened = openWindow({ messages: [message(0), ...own], hasMore: false })
  expect(firstUnreadOwn(opened)).toBe(at(1))
  const read = withNews(opened, { messages: [], hasMore: false, read: { upTo: at(2), readWhen: '10:15' } })
  expect(read.messages.map(({ isRead, readWhen }) => [isRead, readWhen])).toEqual([
    [false, null],
    [true, '10:15'],
    [true, '10:15'],
    [false, null],
  ])
  expect(firstUnreadOwn(read)).toBe(at(3))
})
