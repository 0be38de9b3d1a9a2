import { ListSplitSkeleton } from '@/components/ui/list-split-skeleton'

export default function SupportLoading() {
  return (
    <ListSplitSkeleton
      listLabel="Conversations"
      className="lg:grid-cols-[minmax(19rem,26rem)_minmax(0,1fr)]"
    />
  )
}
