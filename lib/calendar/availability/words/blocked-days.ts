import { countOf } from '@/lib/platform/words'
import { daysInWords } from './lengths'

export const blockDayLabel = 'Block the day'
export const blockFailedText = 'Failed to block these days'
export const unblockFailedText = 'Failed to unblock these days'
export const cancelShootLabel = 'Cancel with an apology, no fee'

type Moved = { reassigned: number; cancelled: number }

/** @param limit how many shoots can be handled at once */
export function tooManyShootsText(limit: number): string {
  return `These days have more than ${limit} shoots. Block fewer days at once.`
}

/** `There are 2 shoots on these days` */
export function shootsOnDays(shoots: number, days: number): string {
  const found = shoots === 1 ? "There's a shoot" : `There are ${shoots} shoots`
  return `${found} on ${days === 1 ? 'this day' : 'these days'}`
}

/** The button that confirms it all: `Block 2 days, reassign 1 shoot, cancel 1`. */
export function blockingInWords({
  blockedDays,
  reassigned,
  cancelled,
}: Moved & { blockedDays: number }): string {
  const parts = [`Block ${countOf(blockedDays, 'day')}`]
  if (reassigned > 0) parts.push(`reassign ${countOf(reassigned, 'shoot')}`)
  if (cancelled > 0)
    parts.push(reassigned > 0 ? `cancel ${cancelled}` : `cancel ${countOf(cancelled, 'shoot')}`)
  return parts.join(', ')
}

/** What was done: `1 shoot reassigned, 1 cancelled.` */
export function movedInWords({ reassigned, cancelled }: Moved): string {
  if (reassigned === 0) return `${countOf(cancelled, 'shoot')} cancelled.`
  const handed = `${countOf(reassigned, 'shoot')} reassigned`
  return cancelled === 0 ? `${handed}.` : `${handed}, ${cancelled} cancelled.`
}

/**
 * Who will be notified, and what can't be undone.
 * @param photographer whose shoots they are; null for the reader's own
 */
export function noticesInWords({ reassigned, cancelled }: Moved, photographer: string | null = null): string {
  const clients = reassigned + cancelled === 1 ? 'The client' : 'The clients'
  const who = [clients, ...colleaguesOf(reassigned, photographer)].join(' and ')
  if (cancelled === 0) return `${who} will be notified.`
  const lost = cancelled === 1 ? 'The cancelled shoot' : 'Cancelled shoots'
  return `${who} will be notified. ${lost} can't be restored, and no fee is charged.`
}

function colleaguesOf(reassigned: number, photographer: string | null): string[] {
  if (photographer) return [reassigned === 0 ? photographer : 'the photographers']
  if (reassigned === 0) return []
  return [reassigned === 1 ? 'your colleague' : 'your colleagues']
}

export function blockedText(days: number): string {
  return `${countOf(days, 'day')} blocked`
}

/** Names an end of blocked days: `Last blocked day of June 11 – June 13`. */
export function blockEdgeLabel(
  edge: 'start' | 'end',
  { first, last }: { first: string; last: string },
): string {
  return `${edge === 'start' ? 'First' : 'Last'} blocked day of ${daysInWords(first, last)}`
}

export function unblockedText(days: number): string {
  return `${countOf(days, 'day')} unblocked`
}
