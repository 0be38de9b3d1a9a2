import { Rows } from '@/components/ui/rows'
import { SectionHead } from '@/components/ui/section-head'
import { Status } from '@/components/ui/status'
import { TextLink } from '@/components/ui/text-link'
import { hasFactor } from '@/lib/people/second-factor/rules'
import type { OwnFactors } from '@/lib/people/second-factor/schema'
import {
  authenticatorTexts,
  describeCodesLeft,
  passkeyTexts,
  recoveryTexts,
} from '@/lib/people/second-factor/words/factors'
import { countOf } from '@/lib/platform/words'

/** How an account is protected besides its password, with links to change it. */
export function FactorList({ factors }: { factors: OwnFactors }) {
  const { authenticator, passkeys, recoveryCodesLeft } = factors
  const isOn = hasFactor(factors)
  return (
    <section aria-labelledby="factors">
      <SectionHead
        id="factors"
        title="Two-step sign-in"
        action={<Status value={isOn ? 'active' : 'closed'} label={isOn ? 'On' : 'Off'} />}
      />
      <Rows>
        <Factor
          title={authenticatorTexts.title}
          href="/profile/security/authenticator"
          action={authenticator ? 'Manage' : 'Set up'}
        >
          {authenticator ? `Added ${authenticator.addedOn}` : 'Codes from an app on your phone'}
        </Factor>
        <Factor
          title={passkeyTexts.title}
          href="/profile/security/passkeys"
          action={passkeys.length > 0 ? 'Manage' : 'Set up'}
        >
          {passkeys.length > 0
            ? countOf(passkeys.length, 'passkey')
            : 'Sign in with your fingerprint, face, or a security key'}
        </Factor>
        {isOn && (
          <Factor
            title={recoveryTexts.title}
            href="/profile/security/codes"
            action={recoveryCodesLeft > 0 ? 'Replace' : 'Create'}
          >
            {describeCodesLeft(recoveryCodesLeft)}
          </Factor>
        )}
      </Rows>
    </section>
  )
}

type FactorProps = { title: string; href: string; action: string; children: string }

function Factor({ title, href, action, children }: FactorProps) {
  return (
    <li className="flex items-center justify-between gap-x-4 py-3.5">
      <div className="min-w-0">
        <p className="font-strong">{title}</p>
        <p className="text-ink-2">{children}</p>
      </div>
      <TextLink href={href} aria-label={`${action}: ${title}`} className="flex-none">
        {action}
      </TextLink>
    </li>
  )
}
