import { counted } from '@/components/availability/hours-words'
import type { BlockedWithShoots } from '@/lib/availability/blocking/schema'

/** What a press will do: `Block 2 days, reassign 1 shoot, cancel 1`. */
export function blockingInWords({ blockedDays, reassigned, cancelled }: BlockedWithShoots): string {
  const parts = [`Block ${counted(blockedDays, 'day')}`]
  if (reassigned > 0) parts.push(`reassign ${counted(reassigned, 'shoot')}`)
  if (cancelled > 0)
    parts.push(reassigned > 0 ? `cancel ${cancelled}` : `cancel ${counted(cancelled, 'shoot')}`)
  return parts.join(', ')
}

/** What was done with the shoots: `1 shoot reassigned, 1 cancelled.` */
export function movedInWords({ reassigned, cancelled }: BlockedWithShoots): string {
  if (reassigned === 0) return `${counted(cancelled, 'shoot')} cancelled.`
  const handed = `${counted(reassigned, 'shoot')} reassigned`
  return cancelled === 0 ? `${handed}.` : `${handed}, ${cancelled} cancelled.`
}

/** Who will hear of it, and what can't be undone. */
export function noticesInWords({ reassigned, cancelled }: BlockedWithShoots): string {
  const who =
    reassigned === 0
      ? `${cancelled === 1 ? 'The client' : 'The clients'} will be notified`
      : `${reassigned + cancelled === 1 ? 'The client' : 'The clients'} and your colleagues will be notified`
  const lost = cancelled > 0 ? ` A cancelled shoot can't be restored; nobody is charged a fee.` : ''
  return `${who}.${lost}`
}
