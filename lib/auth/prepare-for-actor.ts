import 'server-only'
import type { CompiledQuery, Kysely } from 'kysely'
import { prepareQuery } from '@/lib/platform/prepared-query'
import type { Tables } from '@/lib/platform/tables'
import type { Actor } from './actor'

type ActorShape = `${Actor['role']} ${Actor['status']}`

/**
 * Returns a function that runs a SELECT that depends on who reads it. Its SQL is built once for each role and status, so `build`
 * may use every policy that decides by those; the actor's ids are values. See prepareQuery.
 * @throws Error if `build` reads anything else of the actor
 */
export function prepareForActor<Row, Values extends object = object>(
  build: (builder: Kysely<Tables>, actor: Actor, values: Values) => { compile(): CompiledQuery<Row> },
): (actor: Actor, values: Values) => Promise<Row[]> {
  type All = Values & Pick<Actor, 'userId' | 'profileId'>
  const run = prepareQuery<All, Row, ActorShape>((builder, values, shape) =>
    build(builder, actorOf(shape, values), values),
  )
  return ({ userId, profileId, role, status }, values) =>
    run({ ...values, userId, profileId }, `${role} ${status}`)
}

/** Returns the actor for whom a statement is built. */
function actorOf(shape: ActorShape, { userId, profileId }: Pick<Actor, 'userId' | 'profileId'>): Actor {
  const [role, status] = shape.split(' ') as [Actor['role'], Actor['status']]
  return {
    userId,
    profileId,
    role,
    status,
    get fullName() {
      return refuse()
    },
    get email() {
      return refuse()
    },
    get ownerEmail() {
      return refuse()
    },
    get avatarUrl() {
      return refuse()
    },
  }
}

function refuse(): never {
  throw new Error('A prepared query may only depend on the role and status of an actor.')
}
