import 'server-only'
import NextAuth, { AuthError, CredentialsSignin, type NextAuthResult } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'
import { authorizeSignIn } from './authorize-sign-in'
import { type SessionClaim, sessionCookieName, sessionSeconds, usesSecureCookies } from './session-cookie'

declare module 'next-auth' {
  interface User {
    sessionVersion?: number
  }
}

// Called per request, so that a build needs no environment.
const result: NextAuthResult = NextAuth(() => ({
  secret: env().AUTH_SECRET,
  trustHost: true,
  useSecureCookies: usesSecureCookies(),
  cookies: { sessionToken: { name: sessionCookieName() } },
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  pages: { signIn: '/auth', error: '/auth' },
  providers: [
    Credentials({
      credentials: { email: {}, password: {} },
      authorize: (credentials, request) => authorizeSignIn(credentials, request),
    }),
  ],
  callbacks: {
    // Auth.js would put name and address into the token; only the claim goes in, and an update changes nothing.
    jwt({ token, user }) {
      if (!user?.id || user.sessionVersion === undefined) return token
      const claim: SessionClaim = { userId: user.id, sessionVersion: user.sessionVersion }
      return { claim }
    },
    // What api/auth/session shows: no more than that there is a session.
    session: ({ session }) => ({ expires: session.expires }),
  },
  logger: {
    error(error) {
      if (isCausedByInput(error)) log().debug({ reason: error.name }, 'auth')
      else log().error({ error: error.stack ?? error.message }, 'auth')
    },
    warn: (code) => log().warn({ code }, 'auth'),
    debug: () => undefined,
  },
}))

export const { handlers, signIn } = result

/** Auth.js' names for wrong credentials, a missing or foreign token, and a session cookie that it can't read. */
const inputErrors = new Set(['MissingCSRF', 'JWTSessionError', 'InvalidCallbackUrl', 'UnknownAction'])

/** Whether a caller caused this error by what they sent, so that nothing is wrong with the portal. */
function isCausedByInput(error: Error): boolean {
  return error instanceof CredentialsSignin || (error instanceof AuthError && inputErrors.has(error.type))
}
