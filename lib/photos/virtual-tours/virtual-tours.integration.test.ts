import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import type { Actor } from '@/lib/auth/actor'
import { createBooking, createDelivery, createInvoice } from '@/lib/billing/invoices/invoices.fixture'
import { createPerson } from '@/lib/people/accounts/accounts.fixture'
import { db } from '@/lib/platform/data/db'
import { addDays, dateToDatabase } from '@/lib/platform/time/calendar-date'
import { todayIn } from '@/lib/platform/time/clock'
import { createStudio } from '@/lib/studio/settings/studio.fixture'
import { addVirtualTour } from './commands/add-virtual-tour'
import { deleteVirtualTour } from './commands/delete-virtual-tour'
import { maxTours } from './limits'
import { listVirtualTours } from './queries/list-virtual-tours'
import { addedAlreadyText } from './words'

useDatabase()

let client: Actor
let stranger: Actor
let photographer: Actor
let colleague: Actor
let editor: Actor
let deliveryId: string
let invoiceId: string

const url = 'https://my.matterport.com/show/?m=SxQL3iGyoDo'
const unbrandedUrl = `${url}&mls=1`
const notFound = { code: 'not-found' }

beforeAll(async () => {
  await createStudio()
  client = await createPerson('CLIENT', 'Dana Whitfield')
  stranger = await createPerson('CLIENT')
  photographer = await createPerson('PHOTOGRAPHER', 'Marin Holt')
  colleague = await createPerson('PHOTOGRAPHER')
  editor = await createPerson('EDITOR')
})

beforeEach(async () => {
  const bookingId = await createBooking(client, photographer, '903 Chestnut Street, Asheville, NC 28801')
  deliveryId = await createDelivery(bookingId)
  ;({ invoiceId } = await createInvoice(bookingId, 49_800, deliveryId))
})

const add = (actor: Actor, address = url) => addVirtualTour(actor, { deliveryId, url: address, unbrandedUrl })

async function setPaid() {
  await db().invoice.update({
    where: { id: invoiceId },
    data: { status: 'COMPLETED', paidAt: new Date(), paidMethod: 'CASH' },
  })
}

async function read(actor: Actor) {
  const { tours, canChange } = await listVirtualTours(actor, deliveryId)
  return { canChange, tours: tours.map(({ host, open }) => ({ host, open })) }
}

describe('who sees a tour', () => {
  beforeEach(() => add(photographer))

  test('its client without an address until the invoice is paid, the studio with it', async () => {
    const open = { host: 'Matterport', open: { url, unbrandedUrl, isFramed: true } }
    expect(await read(client)).toEqual({ canChange: false, tours: [{ host: 'Matterport', open: null }] })
    for (const actor of [photographer, editor]) {
      expect(await read(actor)).toEqual({ canChange: true, tours: [open] })
    }
    expect(await read(colleague)).toEqual({ canChange: false, tours: [open] })
    await setPaid()
    expect(await read(client)).toEqual({ canChange: false, tours: [open] })
  })

  test('no other client, nor its own after the last day', async () => {
    await setPaid()
    expect(await read(stranger)).toEqual({ canChange: false, tours: [] })
    const yesterday = addDays(todayIn('America/New_York'), -1)
    await db().mediaDelivery.update({
      where: { id: deliveryId },
      data: { expiresOn: dateToDatabase(yesterday) },
    })
    expect((await read(client)).tours).toEqual([])
    expect((await read(photographer)).tours).toHaveLength(1)
  })

  test('not who got the photos by a transfer', async () => {
    await setPaid()
    const transfer = await db().deliveryTransfer.create({
      data: {
        deliveryId,
        clientId: stranger.profileId,
        idempotencyKey: crypto.randomUUID(),
        amountCents: 0,
        kind: 'LISTING',
        text: 'For this listing.',
      },
      select: { endedAt: true },
    })
    expect(transfer.endedAt).toBeNull()
    expect((await read(stranger)).tours).toEqual([])
  })
})

describe('adding and deleting', () => {
  test('is for those who prepare the photos', async () => {
    for (const actor of [client, stranger, colleague]) {
      await expect(add(actor)).rejects.toMatchObject(notFound)
    }
    await add(photographer)
    await add(editor, 'https://youriguide.com/88_orchard_ter')
    const { tours } = await listVirtualTours(photographer, deliveryId)
    expect(tours.map(({ host }) => host)).toEqual(['Matterport', 'iGUIDE'])
    for (const { id } of tours) {
      for (const actor of [client, colleague]) {
        await expect(deleteVirtualTour(actor, id)).rejects.toMatchObject(notFound)
      }
      await deleteVirtualTour(photographer, id)
      await expect(deleteVirtualTour(photographer, id)).rejects.toMatchObject(notFound)
    }
    const acts = await db().auditEntry.groupBy({
      by: ['action'],
      where: { action: { startsWith: 'virtual-tour.' }, subjectId: deliveryId },
      _count: true,
    })
    expect(acts.map(({ action, _count }) => [action, _count]).sort()).toEqual([
      ['virtual-tour.added', 2],
      ['virtual-tour.deleted', 2],
    ])
  })

  test('refuses a tour twice, also at the same moment, and more than a delivery can have', async () => {
    const outcomes = await Promise.allSettled([add(photographer), add(editor)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(add(photographer)).rejects.toMatchObject({ fields: { url: [addedAlreadyText] } })
    for (let place = 1; place < maxTours; place++) await add(photographer, `${url}${place}`)
    await expect(add(photographer, `${url}last`)).rejects.toMatchObject({ code: 'conflict' })
  })
})
