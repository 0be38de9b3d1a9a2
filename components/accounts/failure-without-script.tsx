import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

/** What the toast would say, for a browser that runs no script. */
export function FailureWithoutScript({
  title,
  answer,
}: {
  title: string
  answer: ActionResult<unknown> | null
}) {
  if (!answer || answer.ok || answer.fields) return null
  return (
    <noscript>
      <Notice tone="stop" title={title}>
        {answer.message}
      </Notice>
    </noscript>
  )
}
