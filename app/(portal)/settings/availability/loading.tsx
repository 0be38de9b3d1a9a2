import { Skeleton } from '@/components/ui/skeleton'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

export default function AvailabilityLoading() {
  return (
    <div role="status" aria-label="Loading" className="animate-appear-late">
      <Skeleton className="h-8 w-56" />
      <div className="mt-4 grid gap-4 border-t border-ink pt-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </div>
  )
}
