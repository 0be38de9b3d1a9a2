import { ListSplitSkeleton } from '@/components/ui/list-split-skeleton'

export default function MessagesLoading() {
  return <ListSplitSkeleton listLabel="Conversations" />
}
