// Faults in who may do what.

const isolated = ['lib/workflows/roles', 'lib/auth/']

export const access = [
  {
    name: 'accounts that are not active enter as signed in',
    file: 'lib/auth/actor.ts',
    find: "if (actor?.status !== 'ACTIVE') return false",
    replace: 'if (!actor) return false',
    tests: ['lib/auth/', 'lib/entry/', 'lib/people/accounts/'],
  },
  {
    name: 'any account with the owner’s address is the owner',
    file: 'lib/auth/actor.ts',
    find: "if (access === 'owner') return isPhotographer(actor) && isOwner(actor)",
    replace: "if (access === 'owner') return isOwner(actor)",
    tests: ['lib/auth/', 'lib/people/accounts/'],
  },
  {
    name: 'every photographer is the owner',
    file: 'lib/auth/actor.ts',
    find: "if (access === 'owner') return isPhotographer(actor) && isOwner(actor)",
    replace: "if (access === 'owner') return isPhotographer(actor)",
    tests: ['lib/auth/', 'lib/people/accounts/', 'lib/billing/pay/'],
  },
  {
    name: 'editors set prices',
    file: 'lib/auth/rules/capabilities.ts',
    find: "'price-photos': ['PHOTOGRAPHER']",
    replace: "'price-photos': ['PHOTOGRAPHER', 'EDITOR']",
    tests: isolated,
  },
  {
    name: 'coordinators open originals',
    file: 'lib/auth/rules/capabilities.ts',
    find: "'open-originals': ['PHOTOGRAPHER', 'EDITOR']",
    replace: "'open-originals': ['PHOTOGRAPHER', 'EDITOR', 'COORDINATOR']",
    tests: isolated,
  },
  {
    name: 'photographers handle the bookings of active colleagues',
    file: 'lib/booking/bookings/policy.ts',
    find: "photographer.accountStatus === 'DISABLED')",
    replace: "photographer.accountStatus !== 'DELETED')",
    tests: ['lib/booking/bookings/', 'lib/billing/invoices/'],
  },
  {
    name: 'lists show the bookings of active colleagues as handled',
    file: 'lib/people/accounts/policy.ts',
    find: "{ role: 'PHOTOGRAPHER', accountStatus: 'DISABLED' }] }",
    replace: "{ role: 'PHOTOGRAPHER' }] }",
    tests: ['lib/booking/bookings/', 'lib/billing/invoices/'],
  },
  {
    name: 'a photographer reassigns a colleague’s booking',
    file: 'lib/booking/bookings/policy.ts',
    find: "return mayEnter('photographer', actor) && photographerId === actor.profileId",
    replace: "return mayEnter('photographer', actor)",
    tests: ['lib/booking/bookings/'],
  },
  {
    name: 'any client cancels a booking',
    file: 'lib/booking/bookings/policy.ts',
    find: '(isClient(actor) && booking.clientId === actor.profileId)',
    replace: 'isClient(actor)',
    tests: ['lib/booking/bookings/', 'lib/workflows/cancel-booking'],
  },
  {
    name: 'any client pays an invoice',
    file: 'lib/billing/invoices/policy.ts',
    find: 'isClient(actor) && [clientId, shareOf?.clientId].includes(actor.profileId) && isPayableAlone(invoice)',
    replace: 'isClient(actor) && isPayableAlone(invoice)',
    tests: ['lib/billing/invoices/'],
  },
  {
    name: 'an invoice on a statement is paid by itself',
    file: 'lib/billing/invoices/rules/status.ts',
    find: 'isPayable(invoice.status) && !invoice.isCollected',
    replace: 'isPayable(invoice.status)',
    tests: ['lib/billing/invoices/', 'lib/billing/statements/'],
  },
  {
    name: 'an unpaid invoice is refunded',
    file: 'lib/billing/invoices/policy.ts',
    find: "invoice.status === 'COMPLETED' && (invoice.amountCents > 0 || isPrepaid(invoice))",
    replace: '(invoice.amountCents > 0 || isPrepaid(invoice))',
    tests: ['lib/billing/invoices/'],
  },
  {
    name: 'a split is taken back although a share is paid',
    file: 'lib/billing/invoices/policy.ts',
    find: 'shares.every((one) => isPayable(one.status))',
    replace: 'shares.some((one) => isPayable(one.status))',
    tests: ['lib/billing/invoices/', 'lib/workflows/shared-bill'],
  },
  {
    name: 'a client uses full photos before payment',
    file: 'lib/photos/deliveries/policy.ts',
    find: "return can(actor, 'open-originals') || (isClient(actor) && unlocked)",
    replace: "return can(actor, 'open-originals') || isClient(actor)",
    tests: ['lib/photos/deliveries/', 'lib/photos/mls/'],
  },
  {
    name: 'the variants of a locked photo are shown',
    file: 'lib/photos/deliveries/policy.ts',
    find: '(isClient(actor) && photo.isFull && photo.unlocked)',
    replace: '(isClient(actor) && photo.isFull)',
    tests: ['lib/photos/deliveries/'],
  },
  {
    name: 'photographers approve pay',
    file: 'lib/billing/pay/policy.ts',
    find: "return mayEnter('owner', actor)",
    replace: "return mayEnter('photographer', actor)",
    tests: ['lib/billing/pay/'],
  },
  {
    name: 'photographers decide deletions',
    file: 'lib/people/accounts/policy.ts',
    find: `export function canDecideDeletions(actor: Actor): boolean {
  return mayEnter('owner', actor)`,
    replace: `export function canDecideDeletions(actor: Actor): boolean {
  return mayEnter('photographer', actor)`,
    tests: ['lib/people/accounts/'],
  },
]
