import { Notice } from '@/components/ui/notice'
import type { ResultTexts } from '@/components/ui/show-result'
import type { ActionResult } from '@/lib/platform/errors'

type ResultWithoutScriptProps = { result: ActionResult<unknown> | null; texts: ResultTexts }

/** Shows the toast's text to a browser without JavaScript. */
export function ResultWithoutScript({ result, texts: { success, failure } }: ResultWithoutScriptProps) {
  if (!result || (result.ok ? !success : result.fields)) return null
  return (
    <noscript>
      {result.ok ? (
        <Notice tone="ok" title={success?.title} />
      ) : (
        <Notice tone="stop" title={failure.title}>
          {result.message}
        </Notice>
      )}
    </noscript>
  )
}
