import { LoadingScreen } from '@/components/ui/loading-screen'
import { Skeleton } from '@/components/ui/skeleton'

const rows = ['one', 'two', 'three', 'four', 'five', 'six']

export default function AvailabilityLoading() {
  return (
    <LoadingScreen>
      <Skeleton className="h-8 w-56" />
      <div className="mt-4 grid gap-4 border-t border-ink pt-4">
        {rows.map((row) => (
          <Skeleton key={row} className="h-12" />
        ))}
      </div>
    </LoadingScreen>
  )
}
