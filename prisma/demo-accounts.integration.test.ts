import pg from 'pg'
import { expect, test } from 'vitest'
import { useDatabase } from '@/e2e/support/database'
import { applyMigrations } from './migrate'

const { url } = useDatabase({ isMigrated: false })
const lastBefore = '20261216000000_recent_shoots'

test("the demo accounts of earlier versions are marked, also after a change of address, and nobody else's", async () => {
  await applyMigrations(url, { last: lastBefore })
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`
    INSERT INTO users (id, email, owner_email, password_hash) VALUES
      (gen_random_uuid(), 'Noah@northlight.test', NULL, ''),
      (gen_random_uuid(), 'owner@harbor.test', 'ava@northlight.test', ''),
      (gen_random_uuid(), 'sam@harbor.test', NULL, ''),
      (gen_random_uuid(), 'robin@northlight.test', NULL, '');
    INSERT INTO email_changes
      (id, user_id, old_email, new_email, confirm_hash, expires_at, created_at, confirmed_at, undo_until, undo_hash)
    SELECT gen_random_uuid(), users.id, change.*, now(), now(), 'undo ' || change.confirm_hash FROM users, (VALUES
      ('sam@harborrealty.test'::citext, 'first@harbor.test'::citext, 'a', now(), now() - interval '1 day'),
      ('first@harbor.test', 'sam@harbor.test', 'b', now(), now())
    ) AS change (old_email, new_email, confirm_hash, expires_at, created_at)
    WHERE users.email = 'sam@harbor.test'`)
  await applyMigrations(url)
  const { rows } = await client.query('SELECT email FROM users WHERE is_demo ORDER BY email')
  await client.end()
  expect(rows.map(({ email }) => email)).toEqual([
    'Noah@northlight.test',
    'owner@harbor.test',
    'sam@harbor.test',
  ])
}, 60_000)
