'use server'

import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshAfter } from '@/lib/entry/refresh-after'
import { createPage } from './commands/create-page'
import { turnOffPage } from './commands/turn-off-page'
import { OriginalsDelivery } from './schema'

export const createOriginalsPageAction = defineFormAction({
  access: 'open-photos',
  input: OriginalsDelivery,
  run: (actor, { deliveryId }) => refreshAfter(createPage(actor, deliveryId)),
})

export const turnOffOriginalsPageAction = defineAction({
  access: 'open-photos',
  input: OriginalsDelivery,
  run: (actor, { deliveryId }) => refreshAfter(turnOffPage(actor, deliveryId)),
})
