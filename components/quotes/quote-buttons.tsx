'use client'

import { RotateCcw, X } from 'lucide-react'
import { ActButton } from '@/components/ui/act-button'
import { closeQuoteAction, reopenQuoteAction } from '@/lib/quotes/actions'

const failure = "The request couldn't be updated. Please try again."

/** Closes a request. */
export function CloseQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <ActButton
      act={() => closeQuoteAction({ quoteId })}
      icon={<X className="icon-sm" aria-hidden="true" />}
      label="Close"
      busyText="Closing"
      done="Request closed"
      failure={failure}
    />
  )
}

/** Reopens a closed request. */
export function ReopenQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <ActButton
      act={() => reopenQuoteAction({ quoteId })}
      icon={<RotateCcw className="icon-sm" aria-hidden="true" />}
      label="Reopen"
      busyText="Reopening"
      done="Request reopened"
      failure={failure}
    />
  )
}
