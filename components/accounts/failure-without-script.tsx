import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

/** Shows the error toast's text to a browser without JavaScript. */
export function FailureWithoutScript({
  title,
  result,
}: {
  title: string
  result: ActionResult<unknown> | null
}) {
  if (!result || result.ok || result.fields) return null
  return (
    <noscript>
      <Notice tone="stop" title={title}>
        {result.message}
      </Notice>
    </noscript>
  )
}
