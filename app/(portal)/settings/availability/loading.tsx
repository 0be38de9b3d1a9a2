import { Skeleton } from '@/components/ui/skeleton'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

export default function AvailabilityLoading() {
  return (
    <div role="status" aria-label="Loading" className="animate-appear-late">
      <Skeleton className="h-10 w-56" />
      <Skeleton className="mt-1.5 h-6 w-96 max-w-full" />
      <div className="mt-7 grid gap-4 border-t border-ink pt-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </div>
  )
}
