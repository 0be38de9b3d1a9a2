import { splitAddress } from '@/lib/platform/text/address'
import { countOf } from '@/lib/platform/words'
import type { TransferState } from './rules'

export const transferText = 'Transfer to another agent'
export const transferredText = 'Photos transferred'
export const invitedText = 'Invitation sent'
export const endTransferText = 'End transfer'
export const transferEndedText = 'Transfer ended'
export const transferPaidText = 'This transfer was paid for. Refund its invoice before you end it.'
export const transferChangedText = 'The invoice was just replaced. Try again.'

export const chooseAgentText = 'Choose an agent'
export const agentNameText = 'Enter a name'
export const sameClientText = 'These photos were already sent to this client.'
export const knownRecipientText = 'These photos were already transferred to this agent.'
export const notAClientText = 'This address belongs to an account that can’t receive photos.'
export const expiredText = 'This gallery has expired. Change its expiry date first.'

/** The reason for the void of an unpaid invoice, which its client sees. */
export const endedReason = 'The transfer was ended'

export const stateTexts: Record<TransferState, string> = {
  waiting: 'Waiting for an account',
  unpaid: 'Not paid yet',
  paid: 'Paid',
  free: 'No charge',
  over: 'Locked',
}

export const waitingHint =
  'We emailed an invitation. The invoice is issued once an account with this email address is verified.'

export const newAgentText = 'Enter someone new'
export const someoneHint =
  'Without an account, they get an invitation first, and the invoice once their address is verified.'

/** @param percent of what the first client was asked for */
export function priceHint(percent: number): string {
  return `Starts at ${percent}% of the first price, as in Settings, Licenses. 0 is free of charge.`
}

/** What ending a transfer means. */
export function endHint(state: TransferState): string {
  if (state === 'unpaid') return 'Voids the unpaid invoice. They can no longer see the photos.'
  return state === 'waiting' ? 'Signing up won’t give them the photos.' : 'They can no longer see the photos.'
}

/** The line of the invoice. */
export function transferLine(photoCount: number): string {
  return `License for ${countOf(photoCount, 'photo')}, transferred to you`
}

export const requestTransferText = 'Transfer to another agent'
export const agentRequestText = 'Enter the next agent’s name and how to reach them'

/** A client's request, as the conversation it becomes. */
export function asConversation(address: string, agent: string): { subject: string; message: string } {
  return {
    subject: `Transfer the photos of ${splitAddress(address).street}`,
    message: `My listing at ${address} goes to another agent. Please offer them the photos:\n\n${agent}`,
  }
}

/** What the photographer is about to do. */
export function transferHint(address: string): string {
  return `Sells the photos of ${splitAddress(address).street} again, to the agent who takes over the listing. They get an invoice and access of their own; the client keeps what they bought.`
}

export const transferTitles = {
  offered: 'Photos of your new listing',
}

export const transferSubjects = {
  /** `Photos of your new listing: 903 Chestnut Street` */
  offered: (address: string) => `${transferTitles.offered}: ${splitAddress(address).street}`,
}

export const transferNotifications = {
  offered: ({ address, photoCount, isFree }: { address: string; photoCount: number; isFree: boolean }) => ({
    title: transferTitles.offered,
    message: `${countOf(photoCount, 'photo')} of ${address}. ${isFree ? "There's no charge." : 'The previews are free to view.'}`,
  }),
}
