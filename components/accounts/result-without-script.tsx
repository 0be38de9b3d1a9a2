import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

/** Shows a submission's result to a browser without JavaScript, which shows no toasts. */
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
