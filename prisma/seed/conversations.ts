import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

type ScriptedMessage = { from: 'client' | 'photographer'; text: string; hoursAgo: number }
type Script = {
  client: string
  subject: string
  isAssigned: boolean
  closed?: boolean
  unread: number
  messages: ScriptedMessage[]
}

const scripts: Script[] = [
  {
    client: 'sam@harborrealty.test',
    subject: 'Twilight shots at Alder Ridge',
    isAssigned: true,
    unread: 0,
    messages: [
      {
        from: 'client',
        text: 'Hello Ava, the sellers are asking if the pool can be lit for the evening photos.',
        hoursAgo: 50,
      },
      {
        from: 'photographer',
        text: 'Yes. I’d come back at dusk for half an hour. It’s part of the Photo Shoot, at no extra charge.',
        hoursAgo: 49,
      },
      { from: 'photographer', text: 'The forecast looks calm, so the drone can go up too.', hoursAgo: 30 },
      { from: 'client', text: 'Wonderful. Could we start a little earlier, before the mower?', hoursAgo: 5 },
      { from: 'photographer', text: '8:30 works. I’ll photograph the garden first.', hoursAgo: 2 },
    ],
  },
  {
    client: 'mia@oakandmain.test',
    subject: 'Staging for the upper floor',
    isAssigned: true,
    unread: 1,
    messages: [
      { from: 'client', text: 'Can you stage the two empty bedrooms on the upper floor?', hoursAgo: 28 },
      {
        from: 'photographer',
        text: 'We can. Six views are included. Choose a furniture set and I’ll get started.',
        hoursAgo: 26,
      },
      { from: 'client', text: 'The sellers would like the oak furniture set.', hoursAgo: 3 },
    ],
  },
  {
    client: 'rafael@okonkwohomes.test',
    subject: 'Floor plan with the photos?',
    isAssigned: false,
    unread: 2,
    messages: [
      { from: 'client', text: 'Do you do floor plans too, or only photos?', hoursAgo: 22 },
      { from: 'client', text: 'A sketch with the main measurements would be enough.', hoursAgo: 21 },
    ],
  },
  {
    client: 'june@biltmoreplaza.test',
    subject: 'Gate code changed',
    isAssigned: true,
    closed: true,
    unread: 0,
    messages: [
      {
        from: 'client',
        text: 'The gate code has changed. The new one is in the booking now.',
        hoursAgo: 190,
      },
      { from: 'photographer', text: 'Got it, thanks.', hoursAgo: 188 },
    ],
  },
  {
    client: 'teo@lindenandco.test',
    subject: 'Reprint for the window',
    isAssigned: true,
    closed: true,
    unread: 0,
    messages: [
      { from: 'client', text: 'A2, matte, two copies please.', hoursAgo: 420 },
      { from: 'photographer', text: 'They’ll be ready for pickup on Friday.', hoursAgo: 400 },
    ],
  },
]

/** Seeds a few conversations: answered, waiting, unassigned, and closed. */
export async function seedConversations(
  database: PrismaClient,
  people: Map<string, Person>,
  photographer: Person,
) {
  for (const script of scripts) {
    const client = people.get(script.client)
    if (!client) continue
    const at = (hoursAgo: number) => new Date(Date.now() - hoursAgo * 3_600_000)
    await database.conversation.create({
      data: {
        subject: script.subject,
        clientId: client.profileId,
        assigneeId: script.isAssigned ? photographer.profileId : null,
        status: script.closed ? 'CLOSED' : 'OPEN',
        lastMessageAt: at(Math.min(...script.messages.map((message) => message.hoursAgo))),
        createdAt: at(Math.max(...script.messages.map((message) => message.hoursAgo))),
        messages: {
          create: script.messages.map((message, index) => ({
            senderId: message.from === 'client' ? client.profileId : photographer.profileId,
            message: message.text,
            isRead: index < script.messages.length - script.unread,
            idempotencyKey: randomUUID(),
            createdAt: at(message.hoursAgo),
          })),
        },
      },
    })
  }
}
