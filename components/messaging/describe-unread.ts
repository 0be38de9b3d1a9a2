import { describeCount } from '@/components/ui/describe-count'

/** `3 unread`, or `99+ unread`. */
export function describeUnread(count: number): string {
  return `${describeCount(count)} unread`
}
