'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { explainFailure, showResult } from '@/components/ui/show-result'
import { toast } from '@/components/ui/toast'
import { addPasskeyAction, startPasskeyAction } from '@/lib/people/second-factor/actions'
import { passkeyLimits } from '@/lib/people/second-factor/limits'
import { authenticatorTexts, passkeyTexts } from '@/lib/people/second-factor/words/factors'

type AddPasskeyFormProps = {
  /** The name filled in. */
  name: string
  /** The page to open afterward. */
  next: string | null
}

/** Asks the browser to create a passkey. The library for it loads when it's pressed. */
export function AddPasskeyForm({ name, next }: AddPasskeyFormProps) {
  const router = useRouter()
  const [isBusy, setBusy] = useState(false)
  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '')
    setBusy(true)
    const isAdded = await create(typed)
    setBusy(false)
    if (isAdded && next) router.push(next)
  }
  return (
    <form onSubmit={submit} className="grid gap-5.5">
      <p className="text-ink-2">
        A passkey signs you in with your fingerprint, face, or screen lock, or with a security key. It
        replaces your password and code.
      </p>
      <Field label="Name" name="name" hint="So that you recognize it">
        <Input defaultValue={name} maxLength={passkeyLimits.name} required />
      </Field>
      <Button
        type="submit"
        size="lg"
        variant="main"
        busy={isBusy}
        busyText="Adding"
        className="justify-self-start"
      >
        Add a passkey
      </Button>
    </form>
  )
}

async function create(name: string): Promise<boolean> {
  const started = await startPasskeyAction({}).catch(() => null)
  if (!started?.ok) {
    toast.error('Error', explainFailure(started, authenticatorTexts.failed))
    return false
  }
  const { startRegistration } = await import('@simplewebauthn/browser')
  const response = await startRegistration({ optionsJSON: started.data }).catch(() => null)
  if (!response) {
    toast.error('Error', passkeyTexts.canceled)
    return false
  }
  const result = await showResult(addPasskeyAction({ name, response }), {
    done: [passkeyTexts.added, name],
    failed: authenticatorTexts.failed,
  })
  return result?.ok === true
}
