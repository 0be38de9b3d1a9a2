// Who may call which server action, and what each takes. `actions.spec.ts` calls every action as every standing over
// HTTP, and fails when an export of a `'use server'` file is missing here.
//
// To add an action: one row under its exported name.
//   access   as in its `defineAction`: the test proves that everybody else is refused and that nothing is written
//   input    what a rightful caller would send; `own` are records between the caller and the other side of the house
//   others   what each role is told that sends the records of another client and another photographer, when they belong
//            to somebody; whatever it is, nothing changes. `forbidden` is for what that role may see but not change, `ok`
//            for what is done to all that is one's own among the things named: here to none.
//   answers  what the rightful call answers when it is not `ok`, for an action that cannot succeed here
import { randomUUID } from 'node:crypto'
import { madeNames, type Records } from '@/e2e/support/records'
import { demoPassword } from '@/e2e/support/test'
import { addDays } from '@/lib/platform/calendar-date'
import { todayIn } from '@/lib/platform/clock'

export type ActionRow = {
  access: 'anyone' | 'signed-in' | 'client' | 'photographer'
  input: (own: Records) => unknown
  others?: Partial<Record<'client' | 'photographer', 'not-found' | 'forbidden' | 'ok'>>
  answers?: readonly string[]
}

const nothing = () => ({})
const longAgo = '2000-01-01T00:00:00.000Z'
const farAhead = '2100-01-01T00:00:00.000Z'

const details = { propertyAddress: '12 Alder Ridge Lane, Asheville, NC 28804', specialInstructions: '' }
/** A day far enough ahead that no other test's shoots are on it. */
function dayAhead(days: number) {
  return addDays(todayIn('America/New_York'), days)
}
const weekly = {
  weekdays: [2],
  ranges: [{ startTime: '09:00', endTime: '11:00' }],
  slotMinutes: 60,
  fromDate: dayAhead(340),
  untilDate: dayAhead(347),
}
const dayFarAhead = { fromDate: dayAhead(350), untilDate: dayAhead(350) }
const service = {
  name: madeNames.service,
  description: 'For a test.',
  duration: '1 hour',
  durationMinutes: '60',
  priceCents: '99.00',
  active: false,
}
const askedQuote = {
  propertyAddress: '61 Sunset Summit, Asheville, NC 28804',
  propertySize: '',
  wantedBy: '',
  'services[]': 'photo_shoot',
  message: '',
}
const person = { fullName: 'Robin Reed', phone: '', company: '' }

export const actionTable: Record<string, ActionRow> = {
  // lib/accounts
  signInAction: {
    access: 'anyone',
    input: () => ({ email: 'nobody@example.test', password: 'x' }),
    answers: ['invalid'],
  },
  signUpAction: {
    access: 'anyone',
    input: () => ({
      role: 'client',
      ...person,
      email: `${randomUUID()}@example.test`,
      password: 'Cyanotype-of-1842',
    }),
  },
  resendVerificationAction: {
    access: 'anyone',
    input: () => ({ token: randomUUID() }),
    answers: ['not-found'],
  },
  verifyEmailAction: { access: 'anyone', input: () => ({ token: randomUUID() }), answers: ['conflict'] },
  signOutAction: { access: 'anyone', input: nothing },
  approvePhotographer: { access: 'photographer', input: ({ applicantId }) => ({ userId: applicantId }) },
  denyPhotographer: { access: 'photographer', input: ({ applicantId }) => ({ userId: applicantId }) },
  disableAccountAction: { access: 'photographer', input: ({ accountId }) => ({ userId: accountId }) },
  enableAccountAction: {
    access: 'photographer',
    input: ({ closedAccountId }) => ({ userId: closedAccountId }),
  },
  updateProfileAction: { access: 'signed-in', input: () => person },
  changePasswordAction: {
    access: 'signed-in',
    input: () => ({
      currentPassword: `not ${demoPassword}`,
      newPassword: 'Blueprint-of-1843',
      confirmPassword: 'Blueprint-of-1843',
    }),
    answers: ['invalid'],
  },
  updateMailPreferencesAction: {
    access: 'signed-in',
    input: () => ({ bookingMail: 'on', messageMail: 'on' }),
  },
  forgotPasswordAction: { access: 'anyone', input: () => ({ email: 'nobody@example.test' }) },
  resetPasswordAction: {
    access: 'anyone',
    input: () => ({
      token: randomUUID(),
      newPassword: 'Blueprint-of-1843',
      confirmPassword: 'Blueprint-of-1843',
    }),
    answers: ['conflict'],
  },
  updateAvatarAction: {
    access: 'signed-in',
    input: () => ({ photo: new Blob(['not a picture']) }),
    answers: ['invalid'],
  },
  removeAvatarAction: { access: 'signed-in', input: nothing },
  signOutEverywhereAction: { access: 'signed-in', input: nothing },
  resendOwnVerificationAction: { access: 'signed-in', input: nothing },

  // lib/availability
  addSlotAction: {
    access: 'photographer',
    input: () => ({ date: '2031-05-06', startTime: '09:00', endTime: '11:00' }),
    answers: ['ok', 'conflict'],
  },
  toggleSlotAction: {
    access: 'photographer',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId, isAvailable: false }),
    others: { photographer: 'not-found' },
  },
  removeSlotAction: {
    access: 'photographer',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId }),
    others: { photographer: 'not-found' },
  },
  readOfferAction: { access: 'signed-in', input: nothing },
  holdSlotAction: {
    access: 'signed-in',
    input: ({ freeSlotId }) => ({ slotId: freeSlotId }),
    answers: ['ok', 'slot-taken'],
  },
  releaseSlotAction: { access: 'signed-in', input: ({ freeSlotId }) => ({ slotId: freeSlotId }) },
  previewPatternAction: { access: 'photographer', input: () => weekly },
  addPatternAction: { access: 'photographer', input: () => weekly, answers: ['ok', 'conflict'] },
  removePatternAction: {
    access: 'photographer',
    input: ({ patternId }) => ({ patternId }),
    others: { photographer: 'not-found' },
  },
  blockDaysAction: {
    access: 'photographer',
    input: () => ({ ...dayFarAhead, reason: '', aroundBookings: true }),
  },
  unblockDaysAction: { access: 'photographer', input: () => dayFarAhead },
  saveTermsAction: {
    access: 'photographer',
    input: () => ({ minimumNoticeMinutes: '0', bufferMinutes: '0' }),
  },

  // lib/bookings
  bookShoot: {
    access: 'client',
    input: ({ freeSlotId, storedCardId }) => ({
      ...details,
      requestKey: randomUUID(),
      serviceIds: ['photo_shoot'],
      slotId: freeSlotId,
      shownTotalCents: 29_900,
      card: { storedCardId },
    }),
  },
  rescheduleBooking: {
    access: 'signed-in',
    input: ({ bookingId, freeSlotId }) => ({ ...details, bookingId, slotId: freeSlotId }),
    others: { client: 'not-found', photographer: 'forbidden' },
  },
  approveBooking: {
    access: 'photographer',
    input: ({ pendingBookingId }) => ({ bookingId: pendingBookingId }),
    others: { photographer: 'forbidden' },
  },
  completeBooking: {
    access: 'photographer',
    input: ({ bookingId }) => ({ bookingId }),
    others: { photographer: 'forbidden' },
    answers: ['ok', 'conflict'],
  },
  cancelBooking: {
    access: 'signed-in',
    input: ({ bookingId }) => ({ bookingId, shownFeeCents: 0 }),
    others: { client: 'not-found', photographer: 'forbidden' },
  },
  chargeLateFee: {
    access: 'photographer',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    others: { photographer: 'forbidden' },
  },
  waiveLateFee: {
    access: 'photographer',
    input: ({ lateBookingId }) => ({ bookingId: lateBookingId }),
    others: { photographer: 'forbidden' },
  },
  openCalendarFeed: { access: 'signed-in', input: nothing },
  replaceCalendarFeed: { access: 'signed-in', input: nothing },
  closeCalendarFeed: { access: 'signed-in', input: nothing },

  // lib/cards
  prepareCard: { access: 'client', input: nothing },

  // lib/catalogue
  addService: {
    access: 'photographer',
    input: () => ({ ...service, category: 'OTHER' }),
    answers: ['ok', 'conflict', 'invalid'],
  },
  changeService: {
    access: 'photographer',
    input: ({ serviceId }) => ({
      ...service,
      serviceId,
      seen: { ...service, durationMinutes: 60, priceCents: 9900 },
    }),
    answers: ['ok', 'conflict'],
  },
  orderServices: {
    access: 'photographer',
    input: ({ serviceId }) => ({ category: 'OTHER', seen: [serviceId], wanted: [serviceId] }),
    answers: ['ok', 'conflict'],
  },
  deleteService: { access: 'photographer', input: ({ serviceId }) => ({ serviceId }) },

  // lib/deliveries
  sendPhotos: {
    access: 'photographer',
    input: ({ bookingId, fileId }) => ({
      requestKey: randomUUID(),
      bookingId,
      fullFileIds: [fileId],
      previewFileIds: [randomUUID()],
      googleDriveLink: 'https://drive.google.com/drive/folders/isolation',
      amount: '299.00',
      deliveryInstructions: '',
    }),
    others: { photographer: 'not-found' },
    // Everything fits but the preview, which was never uploaded: storage has none of the records' files.
    answers: ['invalid'],
  },
  addPhotos: {
    access: 'photographer',
    input: ({ deliveryId }) => ({ requestKey: randomUUID(), deliveryId, fileIds: [randomUUID()] }),
    others: { photographer: 'not-found' },
    answers: ['invalid'],
  },
  searchBookings: {
    access: 'photographer',
    input: () => ({ search: 'Isolation' }),
    others: { photographer: 'ok' },
  },
  saveDraft: {
    access: 'photographer',
    input: ({ bookingId, fileId }) => ({
      requestKey: randomUUID(),
      bookingId,
      files: [{ name: 'a.jpg', sizeBytes: 1, takenAt: 0, purpose: 'PHOTO_ORIGINAL', fileId }],
      previews: [],
      amount: '',
      isAmountTyped: false,
      googleDriveLink: '',
      deliveryInstructions: '',
      expiresOn: '',
    }),
    others: { photographer: 'ok' },
  },
  discardDraft: { access: 'photographer', input: () => ({}), others: { photographer: 'ok' } },
  discardUploads: {
    access: 'photographer',
    input: ({ fileId }) => ({ fileIds: [fileId] }),
    others: { photographer: 'ok' },
  },
  changeExpiry: {
    access: 'photographer',
    // The studio's photographers share every delivery; this one changes nothing.
    input: ({ deliveryId }) => ({ deliveryId, expiresOn: '' }),
  },
  noteViewed: {
    access: 'client',
    input: ({ photoId }) => ({ photoId }),
    others: { client: 'not-found' },
    // The records' photo has no form for the viewer.
    answers: ['not-found'],
  },
  noteDriveLink: {
    access: 'client',
    input: ({ deliveryId }) => ({ deliveryId }),
    others: { client: 'not-found' },
  },
  setFavourite: {
    access: 'client',
    input: ({ photoId }) => ({ photoId, favourite: true }),
    others: { client: 'not-found' },
  },

  // lib/invoices
  sendReminder: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { photographer: 'not-found' },
    // The records' invoice may be paid by then.
    answers: ['ok', 'conflict'],
  },
  openCheckout: {
    access: 'client',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { client: 'not-found' },
  },
  payByCard: {
    access: 'client',
    input: ({ invoiceId, storedCardId }) => ({ invoiceId, cardId: storedCardId }),
    others: { client: 'not-found' },
  },
  readRefundTerms: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId }),
    others: { photographer: 'not-found' },
    answers: ['conflict'],
  },
  refundInvoice: {
    access: 'photographer',
    input: ({ invoiceId }) => ({
      invoiceId,
      amount: '10.00',
      reason: 'Isolation',
      requestKey: randomUUID(),
    }),
    others: { photographer: 'not-found' },
    answers: ['conflict'],
  },
  voidInvoice: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId, reason: 'Isolation' }),
    others: { photographer: 'not-found' },
  },
  markPaid: {
    access: 'photographer',
    input: ({ invoiceId }) => ({ invoiceId, method: 'CASH', paidOn: '2026-01-05', note: '' }),
    others: { photographer: 'not-found' },
    answers: ['ok', 'invalid'],
  },

  // lib/studio
  changeStudioAction: {
    access: 'photographer',
    // As somebody who has not seen how the details stand: it is let in, and changes nothing.
    input: () => ({
      name: 'Northlight',
      supportEmail: 'studio@northlight.test',
      phone: '',
      address: '',
      timeZone: 'America/New_York',
      hours: 'Mon-Fri 9AM-6PM EST',
      currency: 'USD',
      mailSenderName: '',
      mailSenderAddress: '',
      seen: 'never',
    }),
    answers: ['conflict'],
  },
  updateLogoAction: {
    access: 'photographer',
    input: () => ({ picture: new Blob(['not a picture']) }),
    answers: ['invalid'],
  },
  // Let in and refused: the one logo belongs to the journey that changes it.
  removeLogoAction: { access: 'photographer', input: () => null, answers: ['invalid'] },
  changeInvoiceTermsAction: {
    access: 'photographer',
    // As somebody who has not seen how the terms stand: it is let in, and changes nothing.
    input: () => ({
      taxRateBasisPoints: '0',
      invoiceDueDays: '14',
      invoicePrefix: 'NL',
      'reminderDays[]': '3',
      galleryDays: '',
      seen: 'never',
    }),
    answers: ['conflict'],
  },
  changeCancellationAction: {
    access: 'photographer',
    // As somebody who has not seen how the terms stand: it is let in, and changes nothing.
    input: () => ({
      freeCancelHours: '24',
      lateCancelFeeCents: '0',
      seenFreeCancelHours: '8000',
      seenLateCancelFeeCents: '1',
    }),
    answers: ['conflict'],
  },

  // lib/messaging: the studio's photographers share every conversation
  startConversation: {
    access: 'client',
    input: () => ({ subject: 'Keys', priority: 'LOW', message: 'Under the mat.', requestKey: randomUUID() }),
  },
  writeToClient: {
    access: 'photographer',
    input: ({ clientId }) => ({
      clientId,
      subject: 'Keys',
      message: 'Under the mat.',
      requestKey: randomUUID(),
    }),
  },
  sendMessage: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, message: 'Under the mat.', requestKey: randomUUID() }),
    others: { client: 'not-found' },
  },
  readOlder: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, before: farAhead }),
    others: { client: 'not-found' },
  },
  readNewer: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId, after: longAgo, unreadFrom: longAgo }),
    others: { client: 'not-found' },
  },
  listOlderConversations: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ view: 'all', after: { lastMessageAt: farAhead, id: conversationId } }),
    // It lists one's own, from wherever it is told to begin.
    others: { client: 'ok', photographer: 'ok' },
  },
  assignConversation: {
    access: 'photographer',
    input: ({ conversationId }) => ({ conversationId, to: 'me' }),
  },
  markConversationRead: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    others: { client: 'not-found' },
  },
  closeConversation: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  reopenConversation: { access: 'photographer', input: ({ conversationId }) => ({ conversationId }) },
  deleteConversation: {
    access: 'signed-in',
    input: ({ conversationId }) => ({ conversationId }),
    others: { client: 'not-found' },
  },

  // lib/quotes: they come to the studio, and so to each of its photographers
  askForQuoteAction: {
    access: 'anyone',
    input: () => ({
      requestKey: randomUUID(),
      ...askedQuote,
      fullName: 'Robin Reed',
      phone: '',
      email: 'nobody@example.test',
    }),
    // No page has opened this form.
    answers: ['conflict'],
  },
  askForQuoteByMessageAction: {
    access: 'client',
    input: () => ({ requestKey: randomUUID(), ...askedQuote }),
  },
  answerQuote: {
    access: 'photographer',
    input: ({ quoteId }) => ({ quoteId, text: 'June 16 or 18.', requestKey: randomUUID() }),
  },
  closeQuote: { access: 'photographer', input: ({ quoteId }) => ({ quoteId }) },
  reopenQuote: { access: 'photographer', input: ({ quoteId }) => ({ quoteId }) },
  deleteQuote: { access: 'photographer', input: ({ quoteId }) => ({ quoteId }) },

  // lib/notifications
  readBell: { access: 'signed-in', input: nothing },
  readNotification: {
    access: 'signed-in',
    input: ({ notificationId }) => ({ notificationId }),
    others: { client: 'ok', photographer: 'ok' },
  },
  markNotification: {
    access: 'signed-in',
    input: ({ notificationId }) => ({ notificationId, isRead: true }),
    others: { client: 'ok', photographer: 'ok' },
  },
  clearNotifications: { access: 'signed-in', input: nothing },
  retryMail: { access: 'photographer', input: () => ({ mailId: randomUUID() }), answers: ['conflict'] },
  retryFailedMails: { access: 'photographer', input: nothing },
  stopMails: { access: 'anyone', input: () => ({ token: 'x' }), answers: ['not-found'] },
  startMails: { access: 'anyone', input: () => ({ token: 'x' }), answers: ['not-found'] },

  // lib/portfolio: it belongs to the studio, and so to each of its photographers
  saveItem: {
    access: 'photographer',
    input: ({ itemId, itemFileKey }) => ({
      edited: { id: itemId, revision: 0 },
      title: madeNames.project,
      category: 'Real Estate Photography',
      location: '',
      description: '',
      services: [],
      images: [`/api/portfolio/${itemFileKey}`],
      videos: [],
      cover: null,
      featured: false,
      published: false,
    }),
  },
  markItem: { access: 'photographer', input: ({ itemId }) => ({ itemId, mark: 'featured', on: true }) },
  placePart: {
    access: 'photographer',
    input: ({ itemId }) => ({ kind: 'item', id: itemId, side: 'after', neighbourId: itemId }),
    answers: ['conflict'],
  },
  deletePart: {
    access: 'photographer',
    input: ({ equipmentId }) => ({ kind: 'equipment', id: equipmentId }),
  },
  restorePart: { access: 'photographer', input: ({ itemId }) => ({ kind: 'item', id: itemId }) },
  discardMedia: {
    access: 'photographer',
    input: ({ itemFileKey }) => ({ addresses: [`/api/portfolio/${itemFileKey}`] }),
  },
  saveEquipment: {
    access: 'photographer',
    input: ({ equipmentId }) => ({
      edited: { id: equipmentId, revision: 0 },
      name: madeNames.camera,
      category: 'Cameras',
      description: '',
    }),
  },
  saveStat: {
    access: 'photographer',
    input: ({ statId }) => ({
      edited: { id: statId, revision: 0 },
      value: '1',
      label: madeNames.stat,
      icon: 'Camera',
      displayOrder: '9',
    }),
  },
}
