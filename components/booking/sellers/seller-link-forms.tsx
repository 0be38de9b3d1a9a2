'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { LinkField } from '@/components/ui/link-field'
import { FailureNotice } from '@/components/ui/notice'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import {
  createSellerLinkAction,
  emailSellerLinkAction,
  turnOffSellerLinksAction,
} from '@/lib/booking/sellers/actions'
import { linkCreatedText, linksOffText, shareLinkText } from '@/lib/booking/sellers/words'

/** Creates a link and shows it once: only its hash is stored. */
export function CreateSellerLink({ bookingId }: { bookingId: string }) {
  const [result, submit] = useFormAction(createSellerLinkAction, (created) => {
    if (created?.ok) toast.success(linkCreatedText)
  })
  return (
    <form action={submit} className="grid gap-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      {result?.ok && (
        <LinkField
          label="Link for the seller"
          hint="Copy it now. For privacy, it isn't shown again."
          url={result.data.url}
        />
      )}
      <FailureNotice failure={result?.ok === false ? result : null} title="No link was created" />
      <div>
        <SubmitButton variant="default" icon="link-2" busyText="Creating link">
          {result?.ok ? 'Create another link' : shareLinkText}
        </SubmitButton>
      </div>
    </form>
  )
}

/** Emails a link to the seller. */
export function EmailSellerLink({ bookingId }: { bookingId: string }) {
  const [result, submit] = useFormAction(emailSellerLinkAction, (sent, form) => {
    if (sent?.ok) toast.success('Email on its way', `The link is being sent to ${form.get('email')}.`)
  })
  const failed = result?.ok === false ? result : null
  const form = useFocusFirstError(failed?.fields)
  return (
    <form ref={form} action={submit} noValidate className="grid max-w-120 gap-3">
      <input type="hidden" name="bookingId" value={bookingId} />
      <Field label="Seller's email" errors={failed?.fields?.email}>
        {(control) => (
          <div className="flex flex-wrap gap-2">
            <Input
              {...control}
              name="email"
              type="email"
              autoComplete="off"
              className="min-w-48 flex-1"
              defaultValue={failed?.values?.email}
            />
            <SubmitButton variant="default" icon="mail" busyText="Sending">
              Email link
            </SubmitButton>
          </div>
        )}
      </Field>
      <FailureNotice failure={failed} title="The link wasn't sent" />
    </form>
  )
}

/** Ends the links that were shared, after asking. */
export function TurnOffSellerLinks({ bookingId }: { bookingId: string }) {
  return (
    <ConfirmButton
      label="Turn off links"
      variant="quiet"
      act={() => turnOffSellerLinksAction({ bookingId })}
      done={linksOffText}
      failed="Failed to turn off the links"
      title="Turn off the seller's links?"
      description="Everyone who has one will no longer see the shoot. You can create a new link afterward."
      confirmLabel="Turn off"
      busyText="Turning off"
      cancelLabel="Keep links"
    />
  )
}
