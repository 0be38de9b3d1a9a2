import { type ReactNode, Suspense } from 'react'
import { mergeClasses } from '@/components/ui/merge-classes'
import { Notice } from '@/components/ui/notice'
import { Skeleton } from '@/components/ui/skeleton'
import type { ReadResult } from '@/lib/site/analytics/schema'
import { analyticsFailedText } from '@/lib/site/analytics/words'

type BlockProps<T> = {
  result: Promise<ReadResult<T>>
  /** The placeholder's height, as a class. */
  height: string
  /** Spans all columns. */
  wide?: boolean
  children: (data: T) => ReactNode
}

/** One block of the Analytics tab, streamed when its data is ready. */
export function AnalyticsBlock<T>({ result, height, wide = false, children }: BlockProps<T>) {
  return (
    <div className={mergeClasses('min-w-0', wide && 'lg:col-span-full')}>
      <Suspense fallback={<Skeleton className={height} />}>
        <Read result={result}>{children}</Read>
      </Suspense>
    </div>
  )
}

async function Read<T>({ result, children }: Pick<BlockProps<T>, 'result' | 'children'>) {
  const { data, failed } = await result
  return (
    <>
      {failed && <Notice tone="stop" title={analyticsFailedText} className="mb-4" />}
      {children(data)}
    </>
  )
}
