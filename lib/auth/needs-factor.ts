import 'server-only'
import { sql } from 'kysely'

/** Selects whether an account of the team would have to add a second factor. @param userId the column with its id */
export function needsFactor(userId: string, at: Date) {
  const id = sql.ref(userId)
  return sql<boolean>`(
    EXISTS (SELECT FROM factor_settings WHERE required_from <= ${at})
    AND NOT EXISTS (SELECT FROM authenticators a WHERE a.user_id = ${id} AND a.confirmed_at IS NOT NULL)
    AND NOT EXISTS (SELECT FROM passkeys k WHERE k.user_id = ${id})
  )`
}
