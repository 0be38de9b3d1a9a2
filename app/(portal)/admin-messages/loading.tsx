import { MessagePageSkeleton } from '@/components/messaging/message-page-skeleton'

export default function MessagesLoading() {
  return <MessagePageSkeleton />
}
