import { Skeleton } from '@/components/ui/skeleton'

const rows = [1, 2, 3, 4]

export default function PhotoGalleryLoading() {
  return (
    <div
      role="status"
      aria-label="Loading"
      className="grid min-h-[calc(100vh-var(--bar))] animate-appear-late content-start md:grid-cols-[16rem_minmax(0,1fr)] lg:grid-cols-[21rem_minmax(0,1fr)]"
    >
      <div className="border-r max-md:hidden">
        <div className="px-5 pt-7 pb-4 md:px-6">
          <Skeleton className="h-7 w-40" />
        </div>
        {rows.map((row) => (
          <div key={row} className="grid grid-cols-[5.5rem_1fr] gap-3.5 border-t px-5 py-3.5 md:px-6">
            <Skeleton className="aspect-4/3" />
            <Skeleton className="h-11" />
          </div>
        ))}
      </div>
      <div className="max-w-264 px-5 pt-6 md:px-8 md:pt-9 lg:px-10">
        <Skeleton className="h-12 w-3/5" />
        <Skeleton className="mt-12 h-5" />
        <div className="mt-12 grid grid-cols-2 gap-1.5">
          <Skeleton className="aspect-3/2" />
          <Skeleton className="aspect-3/2" />
        </div>
      </div>
    </div>
  )
}
