'use client'

import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { TextArea } from '@/components/ui/text-area'
import { replyNotSentText } from '@/lib/quotes/words'
import { useReplyDraft } from './use-reply-draft'

/** The draft of a reply to a deleted request, for copying. Renders nothing without a draft. */
export function UnsentReply(draft: { viewerId: string; quoteId: string }) {
  const [text, change] = useReplyDraft(draft)
  if (text === '') return null
  return (
    <div className="grid w-full max-w-104 justify-items-start gap-4 pb-12">
      <Field label={replyNotSentText} name="unsent" className="w-full">
        <TextArea readOnly rows={6} dir="auto" value={text} />
      </Field>
      <Button onClick={() => change('')}>Discard</Button>
    </div>
  )
}
