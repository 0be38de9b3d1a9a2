import 'server-only'
import type { CompiledQuery, Kysely } from 'kysely'
import { prepareQuery } from '@/lib/platform/prepared-query'
import type { Tables } from '@/lib/platform/tables'
import type { Actor } from './actor'

type ActorValues = Pick<Actor, 'userId' | 'profileId' | 'email'>
type ActorShape = Pick<Actor, 'role' | 'status'>

/**
 * Returns a function that runs a SELECT that depends on who reads it. Its SQL is built once for each role, status, and shape, so
 * `build` may use every policy that decides by those; the actor's ids and email are values. See prepareQuery.
 * @throws Error if `build` reads anything else of the actor
 */
export function prepareForActor<Row, Values extends object = object, Shape = never>(
  build: (
    builder: Kysely<Tables>,
    actor: Actor,
    values: Values,
    shape: Shape,
  ) => { compile(): CompiledQuery<Row> },
): (actor: Actor, values: Values, ...shape: [Shape] extends [never] ? [] : [Shape]) => Promise<Row[]> {
  const run = prepareQuery<Values & ActorValues, Row, ActorShape & { shape?: Shape }>(
    (builder, { userId, profileId, email, ...values }, { shape, ...fixed }) =>
      build(
        builder,
        actorOf({ userId, profileId, email, ...fixed }),
        values as unknown as Values,
        shape as Shape,
      ),
  )
  return ({ userId, profileId, email, role, status }, values, ...[shape]) =>
    run({ ...values, userId, profileId, email }, { role, status, shape })
}

/** Returns the actor for whom a statement is built. */
function actorOf(known: ActorValues & ActorShape): Actor {
  return {
    ...known,
    get fullName() {
      return reject()
    },
    get ownerEmail() {
      return reject()
    },
    get avatarUrl() {
      return reject()
    },
  }
}

function reject(): never {
  throw new Error('A prepared query may only depend on the role and status of an actor.')
}
