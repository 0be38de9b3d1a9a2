import type { Actor } from './actor'

/** Returns an actor with an active account, for tests without a database. Both ids are the role in lowercase. */
export function makeActor(role: Actor['role'], fields: Partial<Actor> = {}): Actor {
  const name = role.toLowerCase()
  return {
    userId: name,
    profileId: name,
    role,
    status: 'ACTIVE',
    fullName: 'Robin Reed',
    email: `${name}@example.test`,
    avatarUrl: null,
    ...fields,
  }
}
