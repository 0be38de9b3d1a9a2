import type { Transaction } from '@/lib/platform/data/db'
import { joinOf, keyOf, quote, type Schema } from './references'

/** Records of a real account that are part of the demo's. */
export type Conflict = { table: string; owner: string; count: number }

/** What a real account did with the demo's records, or sees of them, is the demo's too. */
const traces = new Set([
  'addition_drafts.photographer_id',
  'bookings.photographer_id',
  'credit_entries.actor_id',
  'delivery_drafts.photographer_id',
  'notifications.user_id',
  'pay_shares.photographer_id',
  'photo_favorites.profile_id',
  'slot_holds.profile_id',
])

/** Finds the selected rows that belong to an account which isn't selected: removing the demo would remove them too. */
export async function findConflicts(tx: Transaction, schema: Schema): Promise<Conflict[]> {
  const conflicts: Conflict[] = []
  for (const reference of schema.references) {
    const { table, parent, columns, isPart } = reference
    const isAccount = parent === 'users' || parent === 'profiles'
    if (!isAccount || !isPart || traces.has(`${table}.${columns[0]}`)) continue
    const owners = await tx.$queryRawUnsafe<{ owner: string; count: number }[]>(`
      SELECT max(owner.full_name || ' (' || owner.email || ')') AS owner, count(*)::int AS count
      FROM demo_rows JOIN ${quote(table)} child
        ON demo_table = '${table}' AND demo_key = ${keyOf(schema, table, 'child')}
      JOIN ${quote(parent)} parent ON ${joinOf(reference)}
      JOIN profiles owner ON owner.${parent === 'users' ? 'user_id' : 'id'} = parent.id
      WHERE ('${parent}', jsonb_build_array(parent.id)) NOT IN (SELECT * FROM demo_rows)
      GROUP BY parent.id ORDER BY 1`)
    conflicts.push(...owners.map(({ owner, count }) => ({ table, owner, count })))
  }
  return [...conflicts, ...(await findSharedPay(tx))]
}

/** Finds shoots of real accounts whose pay a demo photographer shares. */
async function findSharedPay(tx: Transaction): Promise<Conflict[]> {
  const shares = await tx.$queryRaw<{ owner: string; count: number }[]>`
    SELECT max(profiles.full_name || ' (' || profiles.email || ')') AS owner, count(*)::int AS count
    FROM pay_shares JOIN bookings ON bookings.id = booking_id JOIN profiles ON profiles.id = client_id
    WHERE pay_shares.photographer_id IN (SELECT id FROM profiles WHERE user_id IN (SELECT id FROM users WHERE is_demo))
      AND ('bookings', jsonb_build_array(bookings.id)) NOT IN (SELECT * FROM demo_rows)
    GROUP BY profiles.id ORDER BY 1`
  return shares.map((share) => ({ table: 'pay_shares', ...share }))
}
