import { MailAction, MailHeading } from './blocks'
import { MailFrame } from './frame'
import type { Mail } from './mail'

export type AccountExistsProps = { fullName: string; link: string }

/** Sent instead of a verification link, because the page that takes a sign-up tells nobody which addresses it knows. */
export const accountExists: Mail<AccountExistsProps> = {
  subject: (_props, studio) => `You already have a ${studio.name} account`,
  body: ({ fullName, link }, studio) => (
    <MailFrame
      studio={studio}
      preview="Sign in with the account you have."
      reason="You receive this because somebody signed up with this address."
    >
      <MailHeading
        lead={`Hello ${fullName}, somebody signed up with this address, which has an account already. Nothing was changed.`}
      >
        You already have an account.
      </MailHeading>
      <MailAction
        href={link}
        label="Sign in"
        remark="It was not you? Then leave this mail alone: your account is as it was."
      />
    </MailFrame>
  ),
}
