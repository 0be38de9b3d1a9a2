import { LoneLead } from '@/components/people/accounts/lone-page'
import { KeyValues } from '@/components/ui/key-values'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'

type ClosedAccountProps = {
  /** The request to join was denied; otherwise the account was disabled. */
  denied: boolean
  email: string
  decidedOn: string | null
  /** The note of the photographer who denied the request. */
  note: string | null
  studio: { supportEmail: string; phone: string | null; hours: string }
}

/** Explains why an account is denied or disabled, and how to reach the studio. */
export function ClosedAccount({ denied, email, decidedOn, note, studio }: ClosedAccountProps) {
  const { supportEmail, phone, hours } = studio
  const mistake = `If you think this is a mistake, ${phone ? 'email or call us' : 'email us'}.`
  return (
    <>
      <LoneLead>
        {denied
          ? `The studio decided${decidedOn ? ` on ${decidedOn}` : ''} not to approve a photographer account for ${email}. ${mistake}`
          : `The studio disabled the account for ${email}. ${mistake}`}
      </LoneLead>
      {denied && note && (
        <Notice title="Note from the studio" className="w-full max-w-120">
          <p className="wrap-break-word whitespace-pre-line">{note}</p>
        </Notice>
      )}
      <KeyValues
        className="w-full max-w-120 border-t border-ink"
        items={[
          [
            'Email',
            <TextLink key="mail" href={`mailto:${supportEmail}`}>
              {supportEmail}
            </TextLink>,
          ],
          ['Phone', phone && `${phone}, during business hours`],
          ['Hours', hours],
        ]}
      />
      {denied && (
        <p className="t-label">
          Need photos of a property? Sign out, then sign up as a client with a different email.
        </p>
      )}
    </>
  )
}
