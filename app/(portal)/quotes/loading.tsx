import { ListSplitSkeleton } from '@/components/ui/list-split-skeleton'

export default function QuotesLoading() {
  return <ListSplitSkeleton listLabel="Requests" />
}
