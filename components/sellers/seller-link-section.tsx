'use client'

import { ConfirmButton } from '@/components/ui/confirm-button'
import { Field, Input } from '@/components/ui/field'
import { LinkField } from '@/components/ui/link-field'
import { FailureNotice } from '@/components/ui/notice'
import { SectionHead } from '@/components/ui/section-head'
import { SubmitButton } from '@/components/ui/submit-button'
import { toast } from '@/components/ui/toast'
import { useFocusFirstError, useFormAction } from '@/components/ui/use-form-action'
import {
  createSellerLinkAction,
  emailSellerLinkAction,
  turnOffSellerLinksAction,
} from '@/lib/sellers/actions'
import { linkDays } from '@/lib/sellers/limits'
import type { SellerLinks } from '@/lib/sellers/schema'
import { linkCreatedText, linksOffText, sellerTitle, shareLinkText } from '@/lib/sellers/words'

type SellerLinkSectionProps = { bookingId: string; links: SellerLinks | null }

/** Shares the day of the shoot with the seller: as a link, or by email. */
export function SellerLinkSection({ bookingId, links }: SellerLinkSectionProps) {
  if (!links || (!links.canShare && !links.sharedOn)) return null
  const { canShare, sharedOn } = links
  return (
    <section aria-labelledby="seller-link">
      <SectionHead id="seller-link" title={sellerTitle} />
      <div className="grid gap-4 pt-4">
        <p className="text-ink-2">
          A page with the time, the address, and a checklist to prepare the house. It needs no account, shows
          no prices and no access details, and works until {linkDays} days after the shoot.
          {sharedOn && ` Shared since ${sharedOn}.`}
        </p>
        {canShare && (
          <>
            <CreateLink bookingId={bookingId} />
            <EmailLink bookingId={bookingId} />
          </>
        )}
        {sharedOn && (
          <div>
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
          </div>
        )}
      </div>
    </section>
  )
}

/** Creates a link and shows it once: only its hash is stored. */
function CreateLink({ bookingId }: { bookingId: string }) {
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

function EmailLink({ bookingId }: { bookingId: string }) {
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
