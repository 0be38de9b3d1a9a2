import { Notice } from '@/components/ui/notice'
import type { ActionResult } from '@/lib/platform/errors'

type Failed = Extract<ActionResult<unknown>, { ok: false }>

/** Shows the toast's text to a browser without JavaScript. */
export function FailureWithoutScript({ failed }: { failed: Failed | null }) {
  if (!failed || failed.fields) return null
  return (
    <noscript>
      <Notice tone="stop">{failed.message}</Notice>
    </noscript>
  )
}
