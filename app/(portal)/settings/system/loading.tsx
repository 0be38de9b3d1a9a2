import { Skeleton, SkeletonRows } from '@/components/ui/skeleton'

export default function SystemLoading() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-8 w-32" />
      <Skeleton className="mt-1.5 mb-8 h-6 w-96 max-w-full" />
      <Skeleton className="mb-3 h-8 w-40" />
      <SkeletonRows rows={6} />
    </div>
  )
}
