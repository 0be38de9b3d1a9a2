'use client'

import { Button, LinkButton } from '@/components/ui/button'
import { failedPageTitle } from '@/lib/platform/words'

const failure = {
  title: failedPageTitle,
  text: 'Something went wrong on our side. Everything you saved is safe. Try again, and contact us if it keeps happening.',
}
const lostConnection = {
  title: 'The connection was lost',
  text: 'Your last change may not have been saved. Check your network and try again, then make sure it is there before you repeat it.',
}

type FailedScreenProps = { error: unknown; onRetry: () => void; homeHref: string; homeLabel: string }

/** Shown for a page that failed to load, with a way to try again and the number of the server's log entry. */
export function FailedScreen({ error, onRetry, homeHref, homeLabel }: FailedScreenProps) {
  const number = digestOf(error)
  const { title, text } = isLostConnection(error) ? lostConnection : failure
  return (
    <div role="alert" className="grid max-w-160 content-start justify-items-start gap-4 py-6 md:py-12">
      <h1 className="t-display text-[length:clamp(2.75rem,5vw,4.5rem)]">{title}</h1>
      <p className="max-w-[44ch] text-base text-ink-2">{text}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="main" icon="rotate-cw" onClick={onRetry}>
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

/** Returns true for the TypeError of a request that got no response; each browser words it differently. */
function isLostConnection(error: unknown): boolean {
  return error instanceof TypeError && /fetch|load failed|network/i.test(error.message)
}
