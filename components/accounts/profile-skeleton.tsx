import { PageBody } from '@/components/ui/page-body'
import { Skeleton } from '@/components/ui/skeleton'

type ProfileSkeletonProps = {
  /** How many fields stand above the button. */
  fields: number
  /** Room for the photo above them. */
  hasPhoto?: boolean
}

/** The geometry of an account page: title, tabs, photo, fields, button. */
export function ProfileSkeleton({ fields, hasPhoto = false }: ProfileSkeletonProps) {
  return (
    <PageBody>
      <div role="status" aria-label="Loading" className="animate-appear-late">
        <Skeleton className="mb-5 h-9.25 w-56 md:h-11.75" />
        <Skeleton className="mb-9 h-11" />
        <div className="grid max-w-144 gap-5.5">
          {hasPhoto && (
            <div className="mb-12 flex items-center gap-5">
              <Skeleton className="size-20 rounded-[50%]" />
              <Skeleton className="h-10 w-40" />
            </div>
          )}
          {Array.from({ length: fields }, (_, place) => place).map((place) => (
            <div key={place} className="grid gap-1.5">
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
