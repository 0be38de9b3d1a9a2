import type { ActionResult } from '@/lib/platform/errors'
import { Notice } from './notice'

type Failure = Extract<ActionResult<unknown>, { ok: false }>

/** Shows why an action failed. Errors of single fields are shown at those fields instead. */
export function FailureNotice({ failure, title }: { failure: Failure | null; title: string }) {
  if (!failure || failure.code === 'invalid') return null
  return (
    <Notice tone="stop" announce title={title}>
      {failure.message}
    </Notice>
  )
}
