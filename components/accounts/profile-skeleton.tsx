import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

/** The geometry of the three account pages: title, tabs, fields. */
export function ProfileSkeleton() {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="mb-5 h-9.25 w-56 md:h-11.75" />
        <Skeleton className="mb-9 h-11" />
        <div className="grid max-w-144 gap-5.5">
          {['first', 'second', 'third', 'fourth'].map((field) => (
            <div key={field} className="grid gap-1.5">
              <Skeleton className="h-5 w-28" />
              <Skeleton className="h-11" />
            </div>
          ))}
          <Skeleton className="h-12 w-40" />
        </div>
      </div>
    </PageBody>
  )
}
