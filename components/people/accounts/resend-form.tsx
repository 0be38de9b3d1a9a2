'use client'

import { useEffect, useState } from 'react'
import { NextField } from '@/components/ui/next-field'
import { Notice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { useFormAction } from '@/components/ui/use-form-action'
import { resendVerificationAction } from '@/lib/people/accounts/actions/email'
import { spamHint } from '@/lib/people/accounts/words/sign-in'

type ResendFormProps = {
  /** The expired link's secret; without it, the link goes to the address this browser signed up with. */
  token?: string
  /** The page to open after verification. */
  next?: string
  /** The seconds left until another link can be sent. */
  waitSeconds?: number
  /** When the last link was sent; a new value restarts the wait. */
  sentAt?: number
  /** The last email couldn't be sent, which the page says. */
  hasFailed?: boolean
}

/** Resends the verification email. */
export function ResendForm({ token, next, waitSeconds = 0, sentAt, hasFailed = false }: ResendFormProps) {
  const [result, submit] = useFormAction(resendVerificationAction)
  const left = useSecondsLeft(waitSeconds, sentAt)
  return (
    <form action={submit} className="contents">
      {token && <input type="hidden" name="token" value={token} />}
      <NextField next={next} />
      <SubmitButton busyText="Sending" disabled={left > 0}>
        {left > 0
          ? `Send again in ${Math.floor(left / 60)}:${String(left % 60).padStart(2, '0')}`
          : 'Send again'}
      </SubmitButton>
      {result && !(result.ok && hasFailed) && (
        <Notice
          announce
          tone={result.ok ? 'ok' : 'stop'}
          title={result.ok ? 'Sent again.' : undefined}
          className="order-last w-full max-w-120"
        >
          {result.ok ? spamHint : result.message}
        </Notice>
      )}
    </form>
  )
}

/** Counts down in the browser; without JavaScript the number updates on each page load. */
function useSecondsLeft(waitSeconds: number, start: number | undefined): number {
  const [left, setLeft] = useState(waitSeconds)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new start restarts a wait of the same length
  useEffect(() => {
    const end = Date.now() + waitSeconds * 1000
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)))
    tick()
    const timer = setInterval(tick, 1000)
    return () => clearInterval(timer)
  }, [waitSeconds, start])
  return left
}
