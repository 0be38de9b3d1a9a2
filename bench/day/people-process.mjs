// The people of the day, in a process of their own, so that its CPU time can be separated from the portal's. Takes one command
// at a time from its parent: `open`, `act` or `count`.

import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { openEventLedger } from './event-ledger.mjs'
import { openLiveSocket } from './live-socket.mjs'
import { openConversation } from './open-conversation.mjs'
import { openPortalClient } from './portal-client.mjs'
import { describeActions } from './what-people-do.mjs'

/** Of so many people, one has such a page open. */
const openPages = { conversation: 3, calendar: 10 }
const opening = 50

let opened
let period = newPeriod()
const commands = { open, act, count }

process.on('message', async ({ command, input }) => {
  try {
    process.send({ result: (await commands[command](input)) ?? null })
  } catch (error) {
    process.send({ failed: String(error?.stack ?? error) })
  }
})

/** Signs everyone in and opens their live sockets. */
async function open({ urls, live, people: given, slots, service }) {
  const people = given.map((person, n) => ({
    ...person,
    address: `10.${n >> 16}.${(n >> 8) & 255}.${n & 255}`,
  }))
  const portal = await openPortalClient(urls)
  const ledger = openEventLedger()
  const sockets = []
  const waiting = people.map((person, n) => ({ person, n }))
  await Promise.all(
    Array.from({ length: opening }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) sockets.push(await connect(next))
    }),
  )
  opened = {
    people,
    ledger,
    sockets,
    actions: describeActions({ portal, people, slots, service, ledger, measure }),
  }

  async function connect({ person, n }) {
    const isClient = person.role === 'CLIENT'
    const conversation = isClient && n % openPages.conversation === 0 ? openOwn(person) : null
    const channels = [`private-user-${person.userId}`]
    if (conversation) channels.push(conversation.channel)
    if (isClient && n % openPages.calendar === 1) channels.push('private-slots')
    const authorize = (socketId, channel) => portal.authorizeChannel(person, socketId, channel)
    const socket = await openLiveSocket(live, channels, authorize, (channel, event, payload) => {
      period.events += 1
      ledger.receive(person, channel, event, payload)
      if (channel === conversation?.channel) conversation.readOn()
    })
    for (const channel of channels) ledger.subscribe(person, channel)
    return socket
  }

  function openOwn(person) {
    const readOn = openConversation(person, portal, measure)
    return { channel: `private-conversation-${person.conversationId}`, readOn }
  }
}

/** Lets everyone act once in every interval, for so long; someone who is still waiting then acts later. */
async function act({ seconds, intervalSeconds }) {
  period = newPeriod()
  const loop = monitorEventLoopDelay({ resolution: 10 })
  loop.enable()
  const cpu = process.cpuUsage()
  const start = performance.now()
  const end = start + seconds * 1000
  await Promise.all(opened.people.map((person) => live(person)))
  loop.disable()
  const { user, system } = process.cpuUsage(cpu)
  return {
    ...period,
    start,
    end,
    seconds: (performance.now() - start) / 1000,
    cpuSeconds: (user + system) / 1e6,
    loopDelayMs: loop.percentile(99) / 1e6,
  }

  async function live(person) {
    let due = start + Math.random() * intervalSeconds * 1000
    while (due < end) {
      await sleep(Math.max(0, due - performance.now()))
      await opened.actions.act(person)
      if (performance.now() < end) period.actions += 1
      due = Math.max(due + intervalSeconds * 1000, performance.now())
    }
  }
}

/** Compares what was sent with what arrived. Call once nothing is under way. */
async function count({ notifications, day: { start, end } }) {
  for (const { userId, id } of notifications)
    opened.ledger.expect(`private-user-${userId}`, 'notification', id)
  const texts = opened.people.flatMap(({ expectedTexts = [], seenTexts }) =>
    expectedTexts.map((text) => seenTexts.has(text)),
  )
  return {
    ...opened.ledger.compare(),
    closedSockets: opened.sockets.filter((socket) => !socket.isOpen()).length,
    liveTexts: texts.length,
    lostTexts: texts.filter((wasSeen) => !wasSeen).length,
    bookings: opened.actions.bookings,
    messageDelays: opened.ledger.delaysOf('message', start, end),
  }
}

/** Runs and times a request. Without a kind it is a check, and only its error counts. */
async function measure(kind, run) {
  const start = performance.now()
  const into = period
  try {
    await run()
    if (kind) {
      into.times[kind] ??= []
      into.times[kind].push(performance.now() - start)
    }
  } catch (error) {
    into.errors.push(error.message)
  }
}

function newPeriod() {
  return { actions: 0, events: 0, times: {}, errors: [] }
}
