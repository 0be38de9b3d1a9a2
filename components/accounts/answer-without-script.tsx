import { FailureWithoutScript } from '@/components/accounts/failure-without-script'
import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

/** How a submission went, for a browser that runs no script and so shows no toast. */
export function AnswerWithoutScript({
  answer,
  success,
  failure = 'Error',
}: {
  answer: ActionResult<unknown> | null
  success: string
  failure?: string
}) {
  if (!answer?.ok) return <FailureWithoutScript title={failure} answer={answer} />
  return (
    <noscript>
      <Notice tone="ok" title={success} />
    </noscript>
  )
}
