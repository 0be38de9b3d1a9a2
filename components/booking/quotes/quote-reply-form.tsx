'use client'

import { useEffect, useEffectEvent, useState } from 'react'
import { AmountField } from '@/components/ui/amount-field'
import { Button } from '@/components/ui/button'
import { CountedTextArea } from '@/components/ui/counted-text-area'
import { Field, TextArea } from '@/components/ui/field'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import { useStored } from '@/components/ui/use-stored'
import { replyToQuoteAction } from '@/lib/booking/quotes/actions'
import { limits } from '@/lib/booking/quotes/limits'
import {
  quoteClosedText,
  quotedPriceHint,
  quotedPriceLabel,
  replyNotSentText,
} from '@/lib/booking/quotes/words'

type QuoteReplyFormProps = {
  viewerId: string
  quoteId: string
  email: string
  idempotencyKey: string
  currency: string
  isClosed: boolean
}

/** Emails a reply. The draft is saved until it is sent, even if a colleague closes the request. */
export function QuoteReplyForm(props: QuoteReplyFormProps) {
  const { viewerId, quoteId, email, idempotencyKey, currency, isClosed } = props
  const [result, submit] = useFormAction(replyToQuoteAction)
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  const [text, setText] = useReplyDraft({ viewerId, quoteId }, failed?.values?.text)
  const [price, setPrice] = useState('')
  // A page refresh brings a new key, but the first one is used until the reply is sent.
  const [key, setKey] = useState(idempotencyKey)

  const clear = useEffectEvent(() => {
    setText('')
    setPrice('')
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
      {!isClosed && (
        <AmountField
          label={`${quotedPriceLabel} (optional)`}
          name="price"
          currency={currency}
          value={price}
          onChange={setPrice}
          hint={quotedPriceHint}
          errors={failed?.fields?.price}
        />
      )}
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

/**
 * A photographer's draft of a reply to one request. It is stored in this browser and survives switching requests, and a
 * colleague closing or deleting the request.
 */
function useReplyDraft(
  { viewerId, quoteId }: { viewerId: string; quoteId: string },
  first = '',
): [text: string, change: (text: string) => void] {
  const [text, change] = useStored(`northlight answer ${viewerId} ${quoteId}`, {
    isValid: isText,
    isEmpty,
    first,
  })
  return [text, (next) => change(() => next)]
}

function isEmpty(text: string): boolean {
  return text === ''
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}

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
