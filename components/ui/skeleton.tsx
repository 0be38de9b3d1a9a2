import { clsx } from 'clsx'

/** A loading placeholder; give it the size of the content. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden="true" className={clsx('skeleton', className)} />
}

const rows = [1, 2, 3, 4, 5, 6]

/** Rows of a list under its ink rule. */
export function SkeletonRows() {
  return (
    <div className="grid border-t border-ink">
      {rows.map((row) => (
        <div key={row} className="border-b py-3.5">
          <Skeleton className="h-11" />
        </div>
      ))}
    </div>
  )
}

/** The loading state of a page: a title, an introduction and rows. */
export function PageSkeleton() {
  return (
    <div role="status" aria-label="Loading">
      <Skeleton className="h-10 w-3/5 md:h-12" />
      <Skeleton className="mt-3 mb-9 h-5 w-2/5" />
      <SkeletonRows />
    </div>
  )
}
