import { Skeleton } from '@/components/ui/skeleton'

export default function PhotoViewLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="animate-appear-late px-5 pt-4 pb-12 md:px-8 md:pt-6 md:pb-18 lg:px-10"
    >
      <Skeleton className="h-5 w-32" />
      <Skeleton className="mt-4 h-12 w-3/5" />
      <Skeleton className="mt-8 h-5 w-4/5" />
      <div className="mt-16 grid grid-cols-2 gap-1 md:gap-1.5">
        <Skeleton className="aspect-3/2" />
        <Skeleton className="aspect-3/2" />
      </div>
      <Skeleton className="mt-9 h-96" />
    </div>
  )
}
