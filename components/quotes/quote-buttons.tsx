'use client'

import { RotateCcw, X } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { type ReactNode, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { toast } from '@/components/ui/toast'
import type { ActionResult } from '@/lib/platform/errors'
import { closeQuote, reopenQuote } from '@/lib/quotes/actions'

type QuoteButtonProps = {
  quoteId: string
  act: (input: { quoteId: string }) => Promise<ActionResult<unknown>>
  icon: ReactNode
  label: string
  busyText: string
  done: string
}

function QuoteButton({ quoteId, act, icon, label, busyText, done }: QuoteButtonProps) {
  const router = useRouter()
  const [isBusy, start] = useTransition()
  function press() {
    start(async () => {
      const answer = await act({ quoteId }).catch(() => null)
      if (answer?.ok) toast.success(done)
      else toast.error('Error', answer?.message ?? 'The request could not be changed. Please try again.')
      router.refresh()
    })
  }
  return (
    <Button size="sm" icon={icon} busy={isBusy} busyText={busyText} onClick={press}>
      {label}
    </Button>
  )
}

/** Puts a request aside. */
export function CloseQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <QuoteButton
      quoteId={quoteId}
      act={closeQuote}
      icon={<X className="icon-sm" aria-hidden="true" />}
      label="Close"
      busyText="Closing"
      done="Request closed"
    />
  )
}

/** Takes a closed request up again. */
export function ReopenQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <QuoteButton
      quoteId={quoteId}
      act={reopenQuote}
      icon={<RotateCcw className="icon-sm" aria-hidden="true" />}
      label="Reopen"
      busyText="Reopening"
      done="Request reopened"
    />
  )
}
