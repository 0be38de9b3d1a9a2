'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { RecordDialog } from '@/components/ui/record-dialog'
import { useRecordForm } from '@/components/ui/use-record-form'
import { approveDomainAction } from '@/lib/people/brokerages/actions'
import type { ApproveDomainInput } from '@/lib/people/brokerages/schema'
import { approveDomainText } from '@/lib/people/brokerages/words'

/** Opens the dialog that approves an email domain. */
export function ApproveDomainButton({ brokerageId }: { brokerageId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button size="sm" variant="quiet" icon="plus" onClick={() => setOpen(true)}>
        {approveDomainText}
      </Button>
      {isOpen && <ApproveDomainDialog brokerageId={brokerageId} onClose={() => setOpen(false)} />}
    </>
  )
}

function ApproveDomainDialog({ brokerageId, onClose }: { brokerageId: string; onClose: () => void }) {
  const [domain, setDomain] = useState('')
  const form = useRecordForm<ApproveDomainInput>({
    loadSchema: async () => (await import('@/lib/people/brokerages/schema')).ApproveDomain,
    save: approveDomainAction,
    saved: 'Domain approved',
    failed: 'Failed to approve the domain. Please try again.',
    onSaved: onClose,
  })
  return (
    <RecordDialog
      form={form}
      title={approveDomainText}
      submitLabel="Approve domain"
      busyText="Approving domain"
      onClose={onClose}
      onSubmit={() => form.submit({ brokerageId, domain })}
    >
      <Field
        label="Domain"
        name="domain"
        errors={form.errors.domain}
        hint="Every client with a verified address of this domain may join, and then books at the brokerage's prices."
      >
        <Input
          autoFocus
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="oakandmain.com"
          value={domain}
          onChange={({ target }) => setDomain(target.value)}
        />
      </Field>
    </RecordDialog>
  )
}
