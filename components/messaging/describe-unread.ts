import { mostCounted } from '@/lib/messaging/limits'

/** `3 unread`, or `99+ unread` where nobody counted further. */
export function describeUnread(count: number): string {
  return count < mostCounted ? `${count} unread` : `${mostCounted - 1}+ unread`
}
