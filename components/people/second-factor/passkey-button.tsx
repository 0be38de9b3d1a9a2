'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { withFragment } from '@/components/ui/next-field'
import { explainFailure } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import {
  confirmWithPasskeyAction,
  signInWithPasskeyAction,
  startPasskeyConfirmationAction,
  startPasskeySignInAction,
} from '@/lib/people/second-factor/actions'
import { passkeyTexts } from '@/lib/people/second-factor/words/factors'

const purposes = {
  'sign-in': { start: () => startPasskeySignInAction({}), finish: signInWithPasskeyAction },
  'second-factor': {
    start: () => startPasskeySignInAction({ afterPassword: true }),
    finish: signInWithPasskeyAction,
  },
  confirm: { start: () => startPasskeyConfirmationAction({}), finish: confirmWithPasskeyAction },
}

type PasskeyButtonProps = {
  purpose: keyof typeof purposes
  label: string
  next?: string
  isMain?: boolean
}

/** Asks the browser for a passkey, then opens the next page. The library for it loads when it's pressed. */
export function PasskeyButton({ purpose, label, next, isMain = false }: PasskeyButtonProps) {
  const [isBusy, setBusy] = useState(false)
  async function press() {
    setBusy(true)
    const target = next && withFragment(next, window.location.hash)
    const path = await askForPasskey(purpose, target).catch(() => null)
    // A full load, because everything on screen changes with the session.
    if (path) window.location.assign(path)
    else setBusy(false)
  }
  return (
    <Button
      size="lg"
      wide
      variant={isMain ? 'main' : 'default'}
      icon="key-round"
      busy={isBusy}
      onClick={press}
      className="noscript:hidden"
    >
      {label}
    </Button>
  )
}

async function askForPasskey(purpose: keyof typeof purposes, next?: string): Promise<string | null> {
  const { start, finish } = purposes[purpose]
  const started = await start().catch(() => null)
  if (!started?.ok) return fail(explainFailure(started, passkeyTexts.invalid))
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The browser says only that it was canceled or found no passkey, so that sites don't learn which.
  const response = await startAuthentication({ optionsJSON: started.data }).catch(() => null)
  if (!response) return fail(passkeyTexts.canceled)
  const finished = await finish({ response, next }).catch(() => null)
  return finished?.ok ? finished.data.path : fail(explainFailure(finished, passkeyTexts.invalid))
}

function fail(message: string): null {
  toast.error('Error', message)
  return null
}
