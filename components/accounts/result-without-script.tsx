import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

/** How a submission went, for a browser that runs no script and so shows no toast. */
export function ResultWithoutScript({
  result,
  success,
  failure = 'Error',
}: {
  result: ActionResult<unknown> | null
  success: string
  failure?: string
}) {
  if (!result?.ok) return <FailureWithoutScript title={failure} result={result} />
  return (
    <noscript>
      <Notice tone="ok" title={success} />
    </noscript>
  )
}
