'use client'

import { Send } from 'lucide-react'
import { useEffect, useEffectEvent, useState } from 'react'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError } from '@/components/ui/use-focus-first-error'
import { useFormAction } from '@/components/ui/use-form-action'
import { replyToQuoteAction } from '@/lib/quotes/actions'
import { limits } from '@/lib/quotes/limits'
import { useReplyDraft } from './use-reply-draft'

type QuoteReplyFormProps = {
  viewerId: string
  quoteId: string
  email: string
  idempotencyKey: string
  isClosed: boolean
}

/** Writes an answer that is mailed. What is typed stays until it is sent, whatever colleagues do meanwhile. */
export function QuoteReplyForm({ viewerId, quoteId, email, idempotencyKey, isClosed }: QuoteReplyFormProps) {
  const [result, submit] = useFormAction(replyToQuoteAction)
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const [text, setText] = useReplyDraft({ viewerId, quoteId }, failed?.values?.text)
  // A refresh of the page brings another key; until the answer is sent the first one stays.
  const [key, setKey] = useState(idempotencyKey)

  const clear = useEffectEvent(() => {
    setText('')
    setKey(crypto.randomUUID())
  })
  useEffect(() => {
    if (!result?.ok) return
    toast.success('Answer sent')
    clear()
  }, [result])

  const closed = 'This request is closed. Reopen it to answer.'
  if (isClosed && text === '') return <p className="text-ink-2">{closed}</p>
  return (
    <form ref={form} action={submit} noValidate className="grid gap-4">
      <input type="hidden" name="quoteId" value={quoteId} />
      <input type="hidden" name="idempotencyKey" value={key} />
      <CountedTextArea
        label="Answer"
        name="text"
        rows={6}
        dir="auto"
        limit={limits.reply}
        value={text}
        onValueChange={setText}
        readOnly={isClosed}
        errors={failed?.fields?.text}
        hint={`Sent to ${email}. A reply to the mail comes to the studio’s own address.`}
      />
      {isClosed && (
        <Notice tone="wait" announce title={closed}>
          What you typed is not sent. It stays here.
        </Notice>
      )}
      {failed && !failed.fields && !isClosed && (
        <Notice tone="stop" announce title="The answer was not sent">
          {failed.message}
        </Notice>
      )}
      <SubmitButton
        busyText="Sending"
        disabled={isClosed}
        icon={<Send className="icon-sm" aria-hidden="true" />}
        className="justify-self-start"
      >
        Send answer
      </SubmitButton>
    </form>
  )
}
