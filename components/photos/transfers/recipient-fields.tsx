'use client'

import { useCallback, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'
import { SearchCombobox } from '@/components/ui/search-combobox'
import { findRecipientsAction } from '@/lib/photos/transfers/actions'
import { recipientNameLimit } from '@/lib/photos/transfers/limits'
import type { Recipient } from '@/lib/photos/transfers/schema'
import { newAgentText, someoneHint } from '@/lib/photos/transfers/words'

type RecipientFieldsProps = { deliveryId: string; errors?: Record<string, string[]> }

/** Chooses a client by searching, or names someone who may have no account yet. */
export function RecipientFields({ deliveryId, errors }: RecipientFieldsProps) {
  const [isNew, setNew] = useState(false)
  const [client, setClient] = useState<Recipient | null>(null)
  const search = useCallback(
    (typed: string) => findRecipientsAction({ deliveryId, search: typed }),
    [deliveryId],
  )
  return (
    <div className="grid gap-3">
      <input type="hidden" name="recipient" value={isNew ? 'someone' : 'client'} />
      {isNew ? (
        <>
          <Field label="Agent’s name" name="name" errors={errors?.name}>
            <Input autoComplete="off" maxLength={recipientNameLimit} autoFocus />
          </Field>
          <Field label="Email" name="email" errors={errors?.email} hint={someoneHint}>
            <Input type="email" autoComplete="off" />
          </Field>
        </>
      ) : (
        <Field label="Agent" errors={errors?.clientId}>
          {(control) => (
            <>
              <SearchCombobox
                label="Agent"
                plural="Clients"
                placeholder="Search clients by name, company, or email"
                items={[]}
                chosen={client}
                onChoose={setClient}
                search={search}
                control={control}
              />
              <input type="hidden" name="clientId" value={client?.id ?? ''} />
            </>
          )}
        </Field>
      )}
      <div>
        <Button size="sm" variant="quiet" onClick={() => setNew(!isNew)}>
          {isNew ? 'Choose a client' : newAgentText}
        </Button>
      </div>
    </div>
  )
}
