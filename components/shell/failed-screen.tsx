'use client'

import { RotateCw } from 'lucide-react'
import { Button, LinkButton } from '@/components/ui/button'

const failure = {
  title: 'This page could not be shown',
  text: 'Something failed on our side. What you have saved is safe. Try again, and write to us if it stays.',
}
const lostConnection = {
  title: 'The connection was lost',
  text: 'What you did last may not have arrived. Check your network and try again; look whether it is there before you repeat it.',
}

type FailedScreenProps = { error: unknown; onRetry: () => void; homeHref: string; homeLabel: string }

/** A page that failed: says so, offers another try, and gives the number under which the server logged it. */
export function FailedScreen({ error, onRetry, homeHref, homeLabel }: FailedScreenProps) {
  const number = digestOf(error)
  const { title, text } = isLostConnection(error) ? lostConnection : failure
  return (
    <div role="alert" className="grid max-w-160 content-start justify-items-start gap-4 py-6 md:py-12">
      <h1 className="t-display text-[length:clamp(2.75rem,5vw,4.5rem)]">{title}</h1>
      <p className="max-w-[44ch] text-base text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" icon={<RotateCw className="icon-sm" aria-hidden="true" />} onClick={onRetry}>
          Try again
        </Button>
        <LinkButton href={homeHref} variant="quiet">
          {homeLabel}
        </LinkButton>
      </div>
      {number && <p className="t-label">Error number {number}</p>}
    </div>
  )
}

function digestOf(error: unknown): string | null {
  if (typeof error !== 'object' || error === null || !('digest' in error)) return null
  return typeof error.digest === 'string' ? error.digest : null
}

/** Browsers fail a request that got no answer with a TypeError, each in its own words. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|network/i.test(error.message)
}
