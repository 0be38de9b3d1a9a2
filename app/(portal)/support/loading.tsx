import { MessagePageSkeleton } from '@/components/messaging/message-page-skeleton'

export default function SupportLoading() {
  return <MessagePageSkeleton className="lg:grid-cols-[minmax(19rem,26rem)_minmax(0,1fr)]" />
}
