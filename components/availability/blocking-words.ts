import { counted } from '@/components/availability/hours-words'
import type { BlockedWithShoots } from '@/lib/availability/blocking/schema'

/** What a press will do: `Block 2 days, hand over 1 shoot, cancel 1`. */
export function blockingInWords({ blockedDays, handedOver, cancelled }: BlockedWithShoots): string {
  const parts = [`Block ${counted(blockedDays, 'day')}`]
  if (handedOver > 0) parts.push(`hand over ${counted(handedOver, 'shoot')}`)
  if (cancelled > 0)
    parts.push(handedOver > 0 ? `cancel ${cancelled}` : `cancel ${counted(cancelled, 'shoot')}`)
  return parts.join(', ')
}

/** What was done with the shoots: `1 shoot handed over, 1 cancelled.` */
export function movedInWords({ handedOver, cancelled }: BlockedWithShoots): string {
  if (handedOver === 0) return `${counted(cancelled, 'shoot')} cancelled.`
  const handed = `${counted(handedOver, 'shoot')} handed over`
  return cancelled === 0 ? `${handed}.` : `${handed}, ${cancelled} cancelled.`
}

/** Who will hear of it, and what can't be undone. */
export function noticesInWords({ handedOver, cancelled }: BlockedWithShoots): string {
  const who =
    handedOver === 0
      ? `${cancelled === 1 ? 'The client' : 'The clients'} will be notified`
      : `${handedOver + cancelled === 1 ? 'The client' : 'The clients'} and your colleagues will be notified`
  const lost = cancelled > 0 ? ` A cancelled shoot can't be restored; nobody is charged a fee.` : ''
  return `${who}.${lost}`
}
