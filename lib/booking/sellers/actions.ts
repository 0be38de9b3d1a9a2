'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { createLink } from './commands/create-link'
import { emailLink } from './commands/email-link'
import { turnOffLinks } from './commands/turn-off-links'
import { EmailSellerLink, SharedBooking } from './schema'

export const createSellerLinkAction = defineFormAction({
  access: 'share-with-sellers',
  input: SharedBooking,
  run: (actor, { bookingId }) => refreshAfter(createLink(actor, bookingId)),
})

export const emailSellerLinkAction = defineFormAction({
  access: 'share-with-sellers',
  input: EmailSellerLink,
  run: (actor, input) => refreshAfter(emailLink(actor, input)),
})

export const turnOffSellerLinksAction = defineAction({
  access: 'share-with-sellers',
  input: SharedBooking,
  run: (actor, { bookingId }) => refreshAfter(turnOffLinks(actor, bookingId)),
})
