'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { replyToQuoteAction } from '@/lib/quotes/actions'
import { limits } from '@/lib/quotes/limits'
import { quoteClosedText, replyNotSentText } from '@/lib/quotes/words'
import { useReplyDraft } from './use-reply-draft'

type QuoteReplyFormProps = {
  viewerId: string
  quoteId: string
  email: string
  idempotencyKey: string
  isClosed: boolean
}

/** Emails a reply. The draft is saved until it is sent, even if a colleague closes the request. */
export function QuoteReplyForm({ viewerId, quoteId, email, idempotencyKey, isClosed }: QuoteReplyFormProps) {
  const [result, submit] = useFormAction(replyToQuoteAction)
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const [text, setText] = useReplyDraft({ viewerId, quoteId }, failed?.values?.text)
  // A page refresh brings a new key, but the first one is used until the reply is sent.
  const [key, setKey] = useState(idempotencyKey)

  const clear = useEffectEvent(() => {
    setText('')
    setKey(crypto.randomUUID())
  })
  useEffect(() => {
    if (!result?.ok) return
    toast.success('Reply sent')
    clear()
  }, [result])

  if (isClosed && text === '') return <p className="text-ink-2">{quoteClosedText}</p>
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="quoteId" value={quoteId} />
      <input type="hidden" name="idempotencyKey" value={key} />
      <CountedTextArea
        label="Reply"
        name="text"
        rows={6}
        dir="auto"
        limit={limits.reply}
        value={text}
        onValueChange={setText}
        readOnly={isClosed}
        errors={failed?.fields?.text}
        hint={`Emailed to ${email}. Responses go to the studio’s email address.`}
      />
      {isClosed && (
        <Notice tone="wait" announce title={quoteClosedText}>
          Your draft hasn't been sent. It stays here.
        </Notice>
      )}
      {failed && !failed.fields && !isClosed && (
        <Notice tone="stop" announce title={replyNotSentText}>
          {failed.message}
        </Notice>
      )}
      <SubmitButton busyText="Sending" disabled={isClosed} icon="send" className="justify-self-start">
        Send reply
      </SubmitButton>
    </form>
  )
}
