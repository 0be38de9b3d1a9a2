import { z } from 'zod'
import { LicenseKindChoice } from '@/lib/photos/licenses/schema'
import { amountSchema } from '@/lib/platform/money/amount-schema'
import { emailAddressText, tooLongText } from '@/lib/platform/words'
import type { LicenseKind } from '@/prisma/generated/enums'
import { agentRequestLimit, recipientNameLimit, searchLimit } from './limits'
import type { TransferState } from './rules'
import { agentNameText, agentRequestText, chooseAgentText } from './words'

const shared = {
  deliveryId: z.uuid(),
  /** Chosen by the browser for each dialog. */
  idempotencyKey: z.uuid(),
  amount: amountSchema(),
  kind: LicenseKindChoice,
}

/** A transfer to a client, or to someone who may have no account yet. */
export const TransferDelivery = z.discriminatedUnion('recipient', [
  z.object({ ...shared, recipient: z.literal('client'), clientId: z.uuid(chooseAgentText) }),
  z.object({
    ...shared,
    recipient: z.literal('someone'),
    // Control characters could add email headers.
    name: z
      .string()
      .trim()
      .min(1, agentNameText)
      .max(recipientNameLimit, tooLongText('The name', recipientNameLimit))
      .regex(/^\P{Cc}*$/u, agentNameText),
    email: z.string().trim().toLowerCase().max(254, emailAddressText).pipe(z.email(emailAddressText)),
  }),
])
export type TransferDelivery = z.output<typeof TransferDelivery>

/** A client's request that the studio transfers their photos. */
export const RequestTransfer = z.object({
  deliveryId: z.uuid(),
  idempotencyKey: z.uuid(),
  /** Who takes over the listing, in the client's words. */
  agent: z
    .string()
    .trim()
    .min(1, agentRequestText)
    .max(agentRequestLimit, tooLongText('The text', agentRequestLimit)),
})
export type RequestTransfer = z.output<typeof RequestTransfer>

export const OneTransfer = z.object({ transferId: z.uuid() })

export const SearchRecipients = z.object({ deliveryId: z.uuid(), search: z.string().trim().max(searchLimit) })

/** A client to whom photos can be transferred. */
export type Recipient = { id: string; label: string }

/** `isWaiting`: the recipient has no account yet. */
export type TransferResult = { isWaiting: boolean }

/** A transfer, for the studio. Amounts and dates are formatted. */
export type ShownTransfer = {
  id: string
  name: string
  email: string
  /** What it's called. */
  license: string
  amount: string
  on: string
  state: TransferState
  invoice: { id: string; number: string } | null
}

/** A delivery's transfers, and what a new one offers at first. */
export type DeliveryTransfers = {
  deliveryId: string
  address: string
  currency: string
  /** As typed into an amount field. */
  suggestedAmount: string
  percent: number
  kind: LicenseKind
  /** The licenses to choose from, with what they're called. */
  licenses: { kind: LicenseKind; name: string }[]
  transfers: ShownTransfer[]
}
