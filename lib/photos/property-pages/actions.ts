'use server'

import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/client-address'
import { defineAction, defineFormAction, Nothing } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { OnePage, SavePage } from '@/lib/photos/property-pages/schema/editing'
import { OneInquiry, SendInquiry } from '@/lib/photos/property-pages/schema/inquiries'
import { now } from '@/lib/platform/time/clock'
import { deleteInquiry } from './commands/delete-inquiry'
import { publishPage } from './commands/publish-page'
import { savePage } from './commands/save-page'
import { sendInquiry } from './commands/send-inquiry'
import { takeDownPage } from './commands/take-down-page'
import { openForm } from './queries/open-form'

export const publishPageAction = defineAction({
  access: 'edit-property-pages',
  input: OnePage,
  run: (actor, { deliveryId }) => refreshInAnyCase(publishPage(actor, deliveryId)),
})

export const takeDownPageAction = defineAction({
  access: 'edit-property-pages',
  input: OnePage,
  run: (actor, { deliveryId }) => refreshInAnyCase(takeDownPage(actor, deliveryId)),
})

export const savePageAction = defineFormAction({
  access: 'edit-property-pages',
  input: SavePage,
  run: (actor, input) => refreshInAnyCase(savePage(actor, input)),
})

export const deleteInquiryAction = defineAction({
  access: 'edit-property-pages',
  input: OneInquiry,
  run: (actor, { inquiryId }) => refreshInAnyCase(deleteInquiry(actor, inquiryId)),
})

/** Opens the form of a cached page, which has no opening. */
export const openFormAction = defineAction({
  access: 'anyone',
  input: Nothing,
  run: async () => openForm(now()),
})

export const sendInquiryAction = defineFormAction({
  access: 'anyone',
  input: SendInquiry,
  run: async (_actor, input) => sendInquiry(input, clientAddress(await headers())),
})
