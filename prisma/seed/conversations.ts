import { randomUUID } from 'node:crypto'
import type { PrismaClient } from '@/prisma/generated/client'
import type { Person } from './people'

type ScriptedMessage = { from: 'client' | 'photographer'; text: string; hoursAgo: number }
type Script = {
  client: string
  subject: string
  taken: boolean
  closed?: boolean
  unread: number
  messages: ScriptedMessage[]
}

const scripts: Script[] = [
  {
    client: 'sam@harborrealty.test',
    subject: 'Twilight shots at Alder Ridge',
    taken: true,
    unread: 0,
    messages: [
      {
        from: 'client',
        text: 'Hello Ava, the sellers ask whether the pool can be lit for the evening pictures.',
        hoursAgo: 50,
      },
      {
        from: 'photographer',
        text: 'Yes. I would come back at dusk for half an hour; it is part of the Photo Shoot and costs nothing extra.',
        hoursAgo: 49,
      },
      { from: 'photographer', text: 'Forecast looks calm, so the drone can go up too.', hoursAgo: 30 },
      { from: 'client', text: 'Wonderful. Could we start a little earlier, before the mower?', hoursAgo: 5 },
      { from: 'photographer', text: '08:30 works. I will photograph the garden first.', hoursAgo: 2 },
    ],
  },
  {
    client: 'mia@oakandmain.test',
    subject: 'Staging for the upper floor',
    taken: true,
    unread: 1,
    messages: [
      { from: 'client', text: 'Can you stage the two empty bedrooms on the upper floor?', hoursAgo: 28 },
      {
        from: 'photographer',
        text: 'We can. Six views are included; choose a furniture set and I will start.',
        hoursAgo: 26,
      },
      { from: 'client', text: 'The sellers would like the oak furniture set.', hoursAgo: 3 },
    ],
  },
  {
    client: 'rafael@okonkwohomes.test',
    subject: 'Floor plan with the photos?',
    taken: false,
    unread: 2,
    messages: [
      { from: 'client', text: 'Do you draw floor plans as well, or only photographs?', hoursAgo: 22 },
      { from: 'client', text: 'A sketch with the main measures would be enough.', hoursAgo: 21 },
    ],
  },
  {
    client: 'june@biltmoreplaza.test',
    subject: 'Gate code changed',
    taken: true,
    closed: true,
    unread: 0,
    messages: [
      {
        from: 'client',
        text: 'The gate code has changed. The new one is on the booking now.',
        hoursAgo: 190,
      },
      { from: 'photographer', text: 'Thank you, noted.', hoursAgo: 188 },
    ],
  },
  {
    client: 'teo@lindenandco.test',
    subject: 'Reprint for the window',
    taken: true,
    closed: true,
    unread: 0,
    messages: [
      { from: 'client', text: 'A2, matte, two copies please.', hoursAgo: 420 },
      { from: 'photographer', text: 'They are ready to collect on Friday.', hoursAgo: 400 },
    ],
  },
]

/** A handful of conversations: answered, waiting, nobody's yet, closed. */
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
        assigneeId: script.taken ? photographer.profileId : null,
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
