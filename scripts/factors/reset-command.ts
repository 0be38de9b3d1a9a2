import { AppError } from '@/lib/platform/errors'
import { LaunchError } from '@/scripts/launch/launch-error'

const usage = `Usage: npm run reset-factors -- EMAIL

Removes the second factors and recovery codes of an account, and signs it out everywhere: for the studio's owner, who
can't ask anyone else. Check first who asks. The audit log records it, and the account's owner gets an email.`

/** Reads the arguments of `npm run reset-factors`. Returns what to run with the portal's variables. */
export function prepareResetFactors(args: string[]): () => Promise<number> {
  const [email, ...rest] = args
  if (!email?.includes('@') || rest.length > 0) {
    console.log(usage)
    process.exit(args.includes('--help') ? 0 : 1)
  }
  return async () => {
    process.env.LOG_LEVEL = 'silent'
    // Imported now, because some packages read the environment when they are loaded.
    const { resetFactorsOf } = await import('@/lib/workflows/reset-factors-of')
    try {
      await resetFactorsOf(email)
    } catch (error) {
      throw error instanceof AppError ? new LaunchError(error.message) : error
    }
    console.log(`Two-step sign-in of ${email} is off. They can sign in with their password.`)
    return 0
  }
}
