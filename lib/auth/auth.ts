import 'server-only'
import NextAuth, { AuthError, CredentialsSignin, type NextAuthResult } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/environment/env'
import { log } from '@/lib/platform/monitoring/log'
import { authorizeSignIn } from './authorize-sign-in'
import { usesSecureCookies } from './cookie'
import { type SessionToken, sessionCookieName, sessionSeconds } from './session-cookie'

declare module 'next-auth' {
  interface User {
    session?: SessionToken
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
    // Auth.js would put the name and address into the token; only the claim goes in, and updates change nothing.
    jwt({ token, user }) {
      return user?.session ? { claim: user.session } : token
    },
    // What /api/auth/session returns: only that a session exists.
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

/** The Auth.js error types for a missing or foreign CSRF token, an unreadable session cookie, and invalid requests. */
const inputErrors = new Set(['MissingCSRF', 'JWTSessionError', 'InvalidCallbackUrl', 'UnknownAction'])

/** Whether the request's input caused this error, not a fault of the portal. */
function isCausedByInput(error: Error): boolean {
  return error instanceof CredentialsSignin || (error instanceof AuthError && inputErrors.has(error.type))
}
