import { expect, test } from 'vitest'
import { actorsVisibleTo, visibleTo as auditVisibleTo } from '@/lib/audit/policy'
import { makeActor } from '@/lib/auth/actor.fixture'
import { canMarkPaid, canPay, canRefund, visibleTo as invoicesVisibleTo } from '@/lib/billing/invoices/policy'
import { canSeeBooks } from '@/lib/billing/ledger/policy'
import { payVisibleTo } from '@/lib/billing/pay/policy'
import { concerning } from '@/lib/booking/access-details/policy'
import {
  belongingTo,
  visibleTo as bookingsVisibleTo,
  canChange,
  canDecide,
  canReassign,
  canTakeOver,
  handledBy,
} from '@/lib/booking/bookings/policy'
import { informedBy } from '@/lib/booking/contacts/policy'
import { visibleTo as quotesVisibleTo } from '@/lib/booking/quotes/policy'
import { sharedBy } from '@/lib/booking/sellers/policy'
import { calendarsOf } from '@/lib/calendar/availability/policy'
import { canManageCatalog } from '@/lib/catalog/services/policy'
import { canWriteFirst, visibleTo as conversationsVisibleTo, writableBy } from '@/lib/messaging/policy'
import {
  awaitingDecisionBy,
  visibleTo as profilesVisibleTo,
  teamVisibleTo,
} from '@/lib/people/accounts/policy'
import { canBook, visibleTo as clientsVisibleTo, listedFor } from '@/lib/people/clients/policy'
import {
  arrangeableBy,
  canManageDeliveries,
  visibleTo as deliveriesVisibleTo,
  heldBy,
  mayOpenFullPhotos,
  maySeeVariant,
  orderedBy,
  prepares,
} from '@/lib/photos/deliveries/policy'
import { canChooseFor } from '@/lib/photos/licenses/policy'
import { editableBy } from '@/lib/photos/property-pages/policy'
import { requestableBy, revisableBy } from '@/lib/photos/revisions/policy'
import { transferableBy } from '@/lib/photos/transfers/policy'
import { mailsVisibleTo } from '@/lib/studio/notifications/policy'
import { canManageStudio } from '@/lib/studio/settings/policy'

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
  expect(handledBy(coordinator)).toEqual({ photographer: { role: { not: 'CLIENT' } } })
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
