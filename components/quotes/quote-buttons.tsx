'use client'

import { RotateCcw, X } from 'lucide-react'
import { ActButton } from '@/components/ui/act-button'
import { closeQuote, reopenQuote } from '@/lib/quotes/actions'

const failure = 'The request could not be changed. Please try again.'

/** Puts a request aside. */
export function CloseQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <ActButton
      act={() => closeQuote({ quoteId })}
      icon={<X className="icon-sm" aria-hidden="true" />}
      label="Close"
      busyText="Closing"
      done="Request closed"
      failure={failure}
    />
  )
}

/** Takes a closed request up again. */
export function ReopenQuoteButton({ quoteId }: { quoteId: string }) {
  return (
    <ActButton
      act={() => reopenQuote({ quoteId })}
      icon={<RotateCcw className="icon-sm" aria-hidden="true" />}
      label="Reopen"
      busyText="Reopening"
      done="Request reopened"
      failure={failure}
    />
  )
}
