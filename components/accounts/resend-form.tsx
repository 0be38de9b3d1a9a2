'use client'

import { useEffect, useState } from 'react'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { resendVerificationAction } from '@/lib/accounts/actions'

type ResendFormProps = {
  /** The link that did not work; without it the browser's own sign-up is meant. */
  token?: string
  /** Where the person of that link wanted to go. */
  next?: string
  /** How long the last link is too fresh to send another. */
  waitSeconds?: number
  /** When that was, so that another one starts the wait anew. */
  sentAt?: number
}

/** Asks for the verification mail again. */
export function ResendForm({ token, next, waitSeconds = 0, sentAt }: ResendFormProps) {
  const [result, submit] = useFormAction(resendVerificationAction)
  const left = useSecondsLeft(waitSeconds, sentAt)
  return (
    <form action={submit} className="contents">
      {token && <input type="hidden" name="token" value={token} />}
      {next && <input type="hidden" name="next" value={next} />}
      <SubmitButton busyText="Sending" disabled={left > 0}>
        {left > 0
          ? `Send again in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
          : 'Send again'}
      </SubmitButton>
      {result && (
        <Notice
          announce
          tone={result.ok ? 'ok' : 'stop'}
          title={result.ok ? 'Sent again.' : undefined}
          className="order-last w-full max-w-120"
        >
          {result.ok ? 'If nothing arrives within a few minutes, look in the spam folder.' : result.message}
        </Notice>
      )}
    </form>
  )
}

/** Counts down in the browser; without script the page says how much is left each time it is loaded. */
function useSecondsLeft(waitSeconds: number, start: number | undefined): number {
  const [left, setLeft] = useState(waitSeconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start is a new wait of the same length
  useEffect(() => {
    const end = Date.now() + waitSeconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [waitSeconds, start])
  return left
}
