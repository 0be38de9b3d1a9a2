import type { ActionResult } from '@/lib/platform/errors'
import { Notice } from './notice'

type Failure = Extract<ActionResult<unknown>, { ok: false }>

/** Why the portal did not do it. What is wrong with one field stands beside that field instead. */
export function FailureNotice({ failure, title }: { failure: Failure | null; title: string }) {
  if (!failure || failure.code === 'invalid') return null
  return (
    <Notice tone="stop" announce title={title}>
      {failure.message}
    </Notice>
  )
}
