'use server'

import { refresh } from 'next/cache'
import { headers } from 'next/headers'
import { clientAddress } from '@/lib/auth/client-address'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter, refreshInAnyCase } from '@/lib/entry/refresh-after'
import { publishPage } from './commands/publish-page'
import { savePage } from './commands/save-page'
import { sendInquiry } from './commands/send-inquiry'
import { takeDownPage } from './commands/take-down-page'
import { OnePage, SavePage, SendInquiry } from './schema'

export const publishPageAction = defineAction({
  access: 'signed-in',
  input: OnePage,
  run: (actor, { deliveryId }) => refreshInAnyCase(publishPage(actor, deliveryId)),
})

export const takeDownPageAction = defineAction({
  access: 'signed-in',
  input: OnePage,
  run: (actor, { deliveryId }) => refreshInAnyCase(takeDownPage(actor, deliveryId)),
})

export const savePageAction = defineFormAction({
  access: 'signed-in',
  input: SavePage,
  run: (actor, input) => refreshAfter(savePage(actor, input)),
})

export const sendInquiryAction = defineFormAction({
  access: 'anyone',
  input: SendInquiry,
  run: async (_actor, input) => {
    // After an error the form gets a new opening.
    refresh()
    await sendInquiry(input, clientAddress(await headers()))
  },
})
