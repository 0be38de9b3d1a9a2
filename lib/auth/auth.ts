import 'server-only'
import NextAuth, { type NextAuthResult } from 'next-auth'
import Credentials from 'next-auth/providers/credentials'
import { env } from '@/lib/platform/env'
import { checkCredentials } from './check-credentials'

/** What a session claims: checked against the database on every request by readViewer. */
export type SessionClaim = { userId: string; sessionVersion: number }

declare module 'next-auth' {
  interface Session {
    claim?: SessionClaim
  }
  interface User {
    sessionVersion?: number
  }
}

const sessionSeconds = 30 * 24 * 60 * 60

// Called per request, so that a build needs no environment.
const result: NextAuthResult = NextAuth(() => ({
  secret: env().AUTH_SECRET,
  trustHost: true,
  session: { strategy: 'jwt', maxAge: sessionSeconds },
  pages: { signIn: '/auth', error: '/auth' },
  providers: [
    Credentials({
      credentials: { email: {}, password: {} },
      authorize: (credentials) => checkCredentials(credentials),
    }),
  ],
  callbacks: {
    jwt({ token, user }) {
      if (user?.id && user.sessionVersion !== undefined) return { claim: { userId: user.id, sessionVersion: user.sessionVersion } }
      return token
    },
    session({ session, token }) {
      session.claim = token.claim as SessionClaim | undefined
      return session
    },
  },
}))

export const { auth, handlers, signIn, signOut } = result
