import { Skeleton } from '@/components/ui/skeleton'

const rows = [1, 2, 3]

export default function PhotoGalleryLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid min-h-[calc(100vh-var(--bar))] animate-appear-late content-start lg:grid-cols-[19rem_minmax(0,1fr)]"
    >
      <div className="border-r max-lg:hidden">
        <div className="px-5 pt-6 pb-4">
          <Skeleton className="h-7 w-40" />
        </div>
        {rows.map((row) => (
          <div key={row} className="px-5 pb-5">
            <Skeleton className="aspect-video" />
            <Skeleton className="mt-2.5 h-11" />
          </div>
        ))}
      </div>
      <div>
        <Skeleton className="h-[calc(100svh-var(--demo,0px)-var(--bar)-4.5rem)] max-h-256 min-h-104 rounded-none" />
        <div className="flex h-18 items-center justify-end gap-2 border-b px-5 md:px-8 xl:px-10">
          <Skeleton className="h-10 w-26" />
          <Skeleton className="h-12 w-36" />
        </div>
      </div>
    </div>
  )
}
