'use client'

import { type FormEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { showResult } from '@/components/ui/show-result'
import { removePasskeyAction, renamePasskeyAction } from '@/lib/people/second-factor/actions'
import { passkeyLimits } from '@/lib/people/second-factor/limits'
import type { OwnPasskey } from '@/lib/people/second-factor/schema'
import { authenticatorTexts, passkeyTexts } from '@/lib/people/second-factor/words/factors'

/** The account's passkeys, each with its name and buttons to rename and remove it. */
export function PasskeyList({ passkeys }: { passkeys: readonly OwnPasskey[] }) {
  if (passkeys.length === 0) return null
  return (
    <section aria-labelledby="passkeys">
      <SectionHead id="passkeys" title="Your passkeys" />
      <Rows>
        {passkeys.map((passkey) => (
          <PasskeyRow key={passkey.id} passkey={passkey} />
        ))}
      </Rows>
    </section>
  )
}

function PasskeyRow({ passkey: { id, name, addedOn, lastUsedAt } }: { passkey: OwnPasskey }) {
  const [isRenaming, setRenaming] = useState(false)
  if (isRenaming) return <RenameForm id={id} name={name} onClose={() => setRenaming(false)} />
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-3.5">
      <div className="min-w-0">
        <p className="font-strong wrap-anywhere">{name}</p>
        <p className="text-ink-2">{lastUsedAt ? `Last used ${lastUsedAt}` : 'Not used yet'}</p>
        <p className="t-label">Added {addedOn}</p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setRenaming(true)}>
          Rename
        </Button>
        <ConfirmButton
          label="Remove"
          aria-label={`Remove ${name}`}
          size="sm"
          act={() => removePasskeyAction({ id })}
          done={[passkeyTexts.removed, name]}
          failed={authenticatorTexts.failed}
          title="Remove this passkey?"
          description={`You can no longer sign in with “${name}”. Also delete it on your device.`}
          confirmLabel="Remove"
          busyText="Removing"
        />
      </div>
    </li>
  )
}

function RenameForm({ id, name, onClose }: { id: string; name: string; onClose: () => void }) {
  const [isSaving, setSaving] = useState(false)
  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = String(new FormData(event.currentTarget).get('name') ?? '')
    setSaving(true)
    const result = await showResult(renamePasskeyAction({ id, name: typed }), {
      done: passkeyTexts.renamed,
      failed: authenticatorTexts.failed,
    })
    setSaving(false)
    if (result?.ok) onClose()
  }
  return (
    <li className="py-3.5">
      <form onSubmit={save} className="grid gap-3">
        <Field label="Name" name="name">
          <Input defaultValue={name} maxLength={passkeyLimits.name} required autoFocus />
        </Field>
        <div className="flex gap-2">
          <Button type="submit" size="sm" variant="main" busy={isSaving} busyText="Saving">
            Save
          </Button>
          <Button size="sm" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </li>
  )
}
