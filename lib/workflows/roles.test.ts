import { expect, test } from 'vitest'
import { concerning } from '@/lib/access-details/policy'
import { awaitingDecisionBy, visibleTo as profilesVisibleTo, teamVisibleTo } from '@/lib/accounts/policy'
import { actorsVisibleTo, visibleTo as auditVisibleTo } from '@/lib/audit/policy'
import { makeActor } from '@/lib/auth/actor.fixture'
import { calendarsOf } from '@/lib/availability/policy'
import { informedBy } from '@/lib/booking-contacts/policy'
import {
  belongingTo,
  visibleTo as bookingsVisibleTo,
  canBook,
  canChange,
  canDecide,
  canReassign,
  canTakeOver,
  handledBy,
} from '@/lib/bookings/policy'
import { canSeeBooks } from '@/lib/books/policy'
import { canManageCatalog } from '@/lib/catalog/policy'
import { visibleTo as clientsVisibleTo, listedFor } from '@/lib/clients/policy'
import {
  arrangeableBy,
  canManageDeliveries,
  visibleTo as deliveriesVisibleTo,
  heldBy,
  mayOpenFullPhotos,
  maySeeVariant,
  orderedBy,
  prepares,
} from '@/lib/deliveries/policy'
import { canMarkPaid, canPay, canRefund, visibleTo as invoicesVisibleTo } from '@/lib/invoices/policy'
import { canChooseFor } from '@/lib/licenses/policy'
import { canWriteFirst, visibleTo as conversationsVisibleTo, writableBy } from '@/lib/messaging/policy'
import { mailsVisibleTo } from '@/lib/notifications/policy'
import { payVisibleTo } from '@/lib/pay/policy'
import { editableBy } from '@/lib/property-pages/policy'
import { visibleTo as quotesVisibleTo } from '@/lib/quotes/policy'
import { requestableBy, revisableBy } from '@/lib/revisions/policy'
import { sharedBy } from '@/lib/sellers/policy'
import { canManageStudio } from '@/lib/studio/policy'
import { transferableBy } from '@/lib/transfers/policy'

const editor = makeActor('EDITOR')
const coordinator = makeActor('COORDINATOR')
const nothing = { id: { in: [] } }
const today = '2026-06-12'
const booking = { clientId: 'c', photographerId: 'p', photographer: { accountStatus: 'ACTIVE' as const } }
const invoice = {
  isCollected: false,
  status: 'PENDING' as const,
  clientId: 'c',
  shareOf: null,
  amountCents: 100,
  depositCents: 0,
  booking,
}

test('an editor sees photos and nothing else', () => {
  expect(deliveriesVisibleTo(editor)).toEqual({})
  expect(prepares(editor, booking)).toBe(true)
  expect(mayOpenFullPhotos(editor, false)).toBe(true)
  const hidden = [
    bookingsVisibleTo(editor),
    belongingTo(editor),
    invoicesVisibleTo(editor),
    conversationsVisibleTo(editor),
    writableBy(editor),
    clientsVisibleTo(editor),
    listedFor(editor),
    quotesVisibleTo(editor),
    concerning(editor),
    teamVisibleTo(editor),
    awaitingDecisionBy(editor),
    actorsVisibleTo(editor),
    auditVisibleTo(editor),
    payVisibleTo(editor),
    editableBy(editor),
    informedBy(editor),
    calendarsOf(editor),
    sharedBy(editor),
    heldBy(editor),
    requestableBy(editor, today),
    transferableBy(editor),
    canChooseFor(editor),
  ]
  for (const [index, where] of hidden.entries()) expect(where, String(index)).toEqual(nothing)
  expect(handledBy(editor)).toEqual({ photographer: nothing })
  expect(mailsVisibleTo(editor)).toMatchObject(nothing)
  expect(profilesVisibleTo(editor)).toEqual({ userId: 'editor' })
  const allowed = [
    canBook(editor),
    canChange(editor, { ...booking, clientId: 'editor', photographerId: 'editor' }),
    canDecide(editor, { ...booking, photographerId: 'editor' }),
    canReassign(editor, booking),
    canTakeOver(editor, booking),
    canPay(editor, { ...invoice, clientId: 'editor' }),
    canMarkPaid(editor, invoice),
    canManageDeliveries(editor),
    canManageStudio(editor),
    canManageCatalog(editor),
    canSeeBooks(editor),
    canWriteFirst(editor),
  ]
  expect(allowed).not.toContain(true)
})

test('a coordinator handles every booking, and opens no photos', () => {
  expect(bookingsVisibleTo(coordinator)).toEqual({})
  expect(belongingTo(coordinator)).toEqual({})
  expect(conversationsVisibleTo(coordinator)).toEqual({})
  expect(quotesVisibleTo(coordinator)).toEqual({})
  expect(handledBy(coordinator)).toEqual({ photographer: { role: 'PHOTOGRAPHER' } })
  expect(sharedBy(coordinator)).toEqual(handledBy(coordinator))
  expect(calendarsOf(coordinator)).toEqual({ role: 'PHOTOGRAPHER', accountStatus: 'ACTIVE' })
  expect([canDecide, canReassign].map((may) => may(coordinator, booking))).toEqual([true, true])
  expect(canRefund(coordinator, { ...invoice, status: 'COMPLETED' })).toBe(true)
  const hidden = [
    deliveriesVisibleTo(coordinator),
    orderedBy(coordinator),
    heldBy(coordinator),
    revisableBy(coordinator),
    requestableBy(coordinator, today),
    concerning(coordinator),
    teamVisibleTo(coordinator),
    awaitingDecisionBy(coordinator),
    auditVisibleTo(coordinator),
    payVisibleTo(coordinator),
    editableBy(coordinator),
    informedBy(coordinator),
    transferableBy(coordinator),
    canChooseFor(coordinator),
  ]
  for (const [index, where] of hidden.entries()) expect(where, String(index)).toEqual(nothing)
  expect(arrangeableBy(coordinator, today).AND).toContainEqual(nothing)
  const photo = { isPreview: false, isFull: true, unlocked: true }
  expect(maySeeVariant(coordinator, photo, 'original')).toBe(false)
  const allowed = [
    mayOpenFullPhotos(coordinator, true),
    prepares(coordinator, booking),
    canTakeOver(coordinator, { ...booking, photographer: { accountStatus: 'DISABLED' } }),
    canBook(coordinator),
    canManageDeliveries(coordinator),
    canManageStudio(coordinator),
    canManageCatalog(coordinator),
    canSeeBooks(coordinator),
  ]
  expect(allowed).not.toContain(true)
})
