'use server'

import { redirect } from 'next/navigation'
import { flashOnNextPage } from '@/lib/auth/flash'
import { defineAction, defineFormAction } from '@/lib/entry/define-action'
import { refreshInAnyCase } from '@/lib/entry/refresh-after'
import { endTransfer } from '@/lib/workflows/end-transfer'
import { requestTransfer } from '@/lib/workflows/request-transfer'
import { transferDelivery } from './commands/transfer-delivery'
import { findRecipients } from './queries/find-recipients'
import { OneTransfer, RequestTransfer, SearchRecipients, TransferDelivery } from './schema'

export const transferDeliveryAction = defineFormAction({
  access: 'price-photos',
  input: TransferDelivery,
  run: (actor, input) => refreshInAnyCase(transferDelivery(actor, input)),
})

export const endTransferAction = defineAction({
  access: 'price-photos',
  input: OneTransfer,
  run: (actor, { transferId }) => refreshInAnyCase(endTransfer(actor, transferId)),
})

export const requestTransferAction = defineFormAction({
  access: 'client',
  input: RequestTransfer,
  run: async (actor, input) => {
    const { conversationId, flash } = await requestTransfer(actor, input)
    await flashOnNextPage(flash)
    redirect(`/support?conversation=${conversationId}`)
  },
})

export const findRecipientsAction = defineAction({
  access: 'price-photos',
  input: SearchRecipients,
  run: findRecipients,
})
