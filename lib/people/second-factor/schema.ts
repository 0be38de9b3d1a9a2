import { z } from 'zod'
import type { FactorKinds } from '@/lib/auth/rules/factors'
import { calendarDate } from '@/lib/platform/time/date-schema'
import { passkeyLimits } from './limits'
import { passkeyTexts } from './words/factors'
import { requirementTexts } from './words/requirement'
import { codeTexts, confirmTexts } from './words/sign-in'

const Code = z
  .string({ error: codeTexts.missing })
  .trim()
  .min(1, { error: codeTexts.missing })
  .max(40, { error: codeTexts.wrong })

/** The page to open afterward. */
const NextPath = z.string().max(2000).optional()

export const EnterCode = z.object({
  code: Code,
  remember: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
  next: NextPath,
})

export const ConfirmAuthenticator = z.object({ code: Code })

/** `code` is only required of an account with a second factor. */
export const ConfirmIdentity = z.object({
  password: z
    .string({ error: confirmTexts.missingPassword })
    .min(1, { error: confirmTexts.missingPassword })
    .max(128, { error: confirmTexts.wrongPassword }),
  code: z.string().trim().max(40, { error: codeTexts.wrong }).optional(),
  next: NextPath,
})

const PasskeyName = z
  .string({ error: passkeyTexts.missingName })
  .trim()
  .min(1, { error: passkeyTexts.missingName })
  .max(passkeyLimits.name, { error: `At most ${passkeyLimits.name} characters` })

const base64url = (max: number) => z.string().max(max)

const credential = {
  id: base64url(2000),
  rawId: base64url(2000),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional(),
  // Extensions aren't used.
  clientExtensionResults: z.unknown().transform(() => ({})),
}

/** A browser's answer to `navigator.credentials.create`, in the JSON format of WebAuthn. */
const Registration = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(40_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
})
export type Registration = z.output<typeof Registration>

/** A browser's answer to `navigator.credentials.get`. */
const Assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: base64url(8000),
    authenticatorData: base64url(8000),
    signature: base64url(4000),
    userHandle: base64url(200).optional(),
  }),
})
export type Assertion = z.output<typeof Assertion>

export const AddPasskey = z.object({ name: PasskeyName, response: Registration })
export const RenamePasskey = z.object({ id: z.uuid(), name: PasskeyName })
export const OnePasskey = z.object({ id: z.uuid() })
/** `afterPassword`: as the second factor of the account whose password was right. */
export const StartPasskeySignIn = z.object({ afterPassword: z.boolean().default(false) })
export const UsePasskey = z.object({ response: Assertion, next: NextPath })
export const ForgetDevice = z.object({ id: z.uuid() })

/** Whether the team needs a second factor. `from`: the date it starts; null for at once. */
export const ChangeRequirement = z.object({
  isRequired: z
    .literal('on')
    .optional()
    .transform((value) => value === 'on'),
  from: z
    .union([z.literal('').transform(() => null), calendarDate(requirementTexts.wrongDate)])
    .default(null),
  /** The `editKey` of the values when the page was opened. */
  seen: z.string().max(200),
})
export type ChangeRequirement = z.output<typeof ChangeRequirement>
export type Requirement = Pick<ChangeRequirement, 'isRequired' | 'from'>

export const ResetFactors = z.object({ userId: z.uuid() })

/** A member of the team, as the owner sees them. */
export type MemberFactors = FactorKinds & {
  userId: string
  fullName: string
  email: string
  isViewer: boolean
  recoveryCodesLeft: number
}

/** An account's factors; the dates are formatted. */
export type OwnFactors = {
  authenticator: { addedOn: string; lastUsedAt: string | null } | null
  passkeys: OwnPasskey[]
  recoveryCodesLeft: number
  hasRecoveryCodes: boolean
  devices: RememberedDeviceItem[]
}
export type OwnPasskey = { id: string; name: string; addedOn: string; lastUsedAt: string | null }
export type RememberedDeviceItem = { id: string; device: string; until: string }

/** What an account can be asked for besides its password. */

/** A secret to add to an authenticator app, as a QR code and to type. */
export type AuthenticatorSetup = { secret: string; qrCode: { size: number; path: string } }
