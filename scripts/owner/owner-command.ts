import { ownerTexts } from '@/lib/people/accounts/words/owner'
import { AppError } from '@/lib/platform/errors'
import { LaunchError } from '@/scripts/launch/launch-error'

const usage = `Usage: npm run owner -- <command> EMAIL

  create          prints a link at which the owner, OWNER_EMAIL, creates their account
  verify          verifies the email address of the owner or a photographer
  reset-password  signs the owner or a photographer out everywhere, and prints a link to choose a new password
  reset-factors   turns off an account's two-step sign-in, signs it out everywhere, and emails its owner

Nothing here needs an email to arrive. Check first who asks. The audit log records each command.`

// Imported when they run, because some packages read the environment when they are loaded.
const commands: Record<string, (email: string) => Promise<string>> = {
  create: async (email) => {
    const { inviteOwner } = await import('@/lib/workflows/owner-access/invite-owner')
    return ownerTexts.invited(email, (await inviteOwner(email)).link)
  },
  verify: async (typed) => {
    const { verifyPhotographer } = await import('@/lib/workflows/owner-access/verify-photographer')
    const { email, fullName } = await verifyPhotographer(typed)
    return ownerTexts.verified(email, fullName)
  },
  'reset-password': async (typed) => {
    const { createPasswordLink } = await import('@/lib/workflows/owner-access/create-password-link')
    const { email, link } = await createPasswordLink(typed)
    return ownerTexts.reset(email, link)
  },
  'reset-factors': async (email) => {
    const { resetFactorsOf } = await import('@/lib/workflows/owner-access/reset-factors-of')
    await resetFactorsOf(email)
    return ownerTexts.factorsReset(email)
  },
}

/** Reads the arguments of `npm run owner`. Returns what to run with the portal's variables. */
export function prepareOwner(args: string[]): () => Promise<number> {
  const [name = '', email, ...rest] = args
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || !email?.includes('@') || rest.length > 0) {
    console.log(usage)
    process.exit(args.includes('--help') ? 0 : 1)
  }
  return async () => {
    process.env.LOG_LEVEL = 'silent'
    try {
      console.log(await command(email))
      return 0
    } catch (error) {
      throw error instanceof AppError ? new LaunchError(error.message) : error
    }
  }
}
