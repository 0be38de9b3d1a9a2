// Blocks transactions at a chosen write with triggers in the test's own database, so that the server can be killed
// exactly there.
import { expect } from '@playwright/test'
import pg from 'pg'

/** The advisory lock that blocked transactions wait for; the number is arbitrary. */
const lockKey = 7_215_009

// A row of `crash.plan` names whose transaction to block: a slot being booked or a user being emailed.
const triggers = `
  CREATE SCHEMA crash;
  CREATE TABLE crash.plan (subject uuid PRIMARY KEY, crash_point text NOT NULL);
  CREATE TABLE crash.writes (position int, statement text);

  CREATE FUNCTION crash.wait_for_lock(_subject uuid, _crash_point text) RETURNS void LANGUAGE plpgsql AS $$
  BEGIN
    IF EXISTS (SELECT FROM crash.plan WHERE subject = _subject AND crash_point = _crash_point) THEN
      PERFORM pg_advisory_xact_lock_shared(${lockKey});
    END IF;
  END $$;

  -- A booking's first write claims its slots. From then on every write of its transaction is counted.
  CREATE FUNCTION crash.begin_count() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    -- A booking can take several slots; the first one identifies it.
    IF coalesce(current_setting('crash.slot', true), '') = '' THEN
      PERFORM set_config('crash.slot', NEW.slot_id::text, true), set_config('crash.count', '0', true);
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER crash_1 AFTER INSERT ON slot_claims FOR EACH ROW EXECUTE FUNCTION crash.begin_count();

  CREATE FUNCTION crash.count_write() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    _slot uuid := nullif(current_setting('crash.slot', true), '');
    _count int;
  BEGIN
    IF _slot IS NULL THEN RETURN NULL; END IF;
    _count := current_setting('crash.count')::int + 1;
    PERFORM set_config('crash.count', _count::text, true);
    IF EXISTS (SELECT FROM crash.plan WHERE subject = _slot AND crash_point = 'record') THEN
      INSERT INTO crash.writes VALUES (_count, lower(TG_OP) || ' ' || TG_TABLE_NAME);
    END IF;
    PERFORM crash.wait_for_lock(_slot, _count::text);
    RETURN NULL;
  END $$;
  DO $$
  DECLARE _table regclass;
  BEGIN
    FOR _table IN SELECT oid FROM pg_class WHERE relkind = 'r' AND (
      relnamespace = 'public'::regnamespace OR oid = 'graphile_worker._private_jobs'::regclass
    ) LOOP
      EXECUTE format(
        'CREATE TRIGGER crash_2 AFTER INSERT OR UPDATE OR DELETE ON %s FOR EACH ROW EXECUTE FUNCTION crash.count_write()',
        _table
      );
    END LOOP;
  END $$;

  CREATE FUNCTION crash.before_commit() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    PERFORM crash.wait_for_lock(NEW.slot_id, 'commit');
    RETURN NULL;
  END $$;
  CREATE CONSTRAINT TRIGGER crash_3 AFTER INSERT ON slot_claims DEFERRABLE INITIALLY DEFERRED
    FOR EACH ROW EXECUTE FUNCTION crash.before_commit();

  CREATE FUNCTION crash.before_sent() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF NEW.kind = 'MAIL' AND NEW.status = 'SENT' THEN PERFORM crash.wait_for_lock(NEW.user_id, 'sent'); END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER crash_3 AFTER UPDATE ON outbox_messages FOR EACH ROW EXECUTE FUNCTION crash.before_sent();
`

/**
 * Where a transaction is blocked: after its n-th write, in its commit, or before an email is recorded as sent. `record`
 * doesn't block; it records the writes.
 */
export type CrashPoint = `${number}` | 'commit' | 'sent' | 'record'

export type CrashPoints = Awaited<ReturnType<typeof openCrashPoints>>

export async function openCrashPoints(databaseUrl: string) {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  await client.query(triggers)

  async function findBlockedPids(): Promise<number[]> {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND objsubid = 1 AND objid = $1 AND NOT granted
         AND database = (SELECT oid FROM pg_database WHERE datname = current_database())`,
      [lockKey],
    )
    return rows.map(({ pid }) => pid)
  }

  async function waitUntilGone(pids: readonly number[]) {
    await waitFor('the end of the connections', async () => {
      const { rowCount } = await client.query('SELECT FROM pg_stat_activity WHERE pid = ANY($1)', [pids])
      return rowCount === 0
    })
  }

  return {
    /** Takes the lock, so that the transactions of these subjects block at their crash points. */
    async plan(crashPoints: Map<string, CrashPoint>) {
      await client.query('SELECT pg_advisory_lock($1)', [lockKey])
      await client.query('INSERT INTO crash.plan SELECT * FROM unnest($1::uuid[], $2::text[])', [
        [...crashPoints.keys()],
        [...crashPoints.values()],
      ])
    },

    /** Returns the recorded statements in order. */
    async readWrites(): Promise<string[]> {
      const { rows } = await client.query('SELECT statement FROM crash.writes ORDER BY position')
      return rows.map(({ statement }) => statement)
    },

    waitUntilBlocked: (count: number) =>
      waitFor(`${count} blocked transactions`, async () => (await findBlockedPids()).length >= count),

    /** Clears the plan and lets blocked transactions continue until they notice that their client is gone. */
    async release() {
      const blocked = await findBlockedPids()
      await client.query('DELETE FROM crash.plan')
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
      await waitUntilGone(blocked)
    },

    /** Clears the plan and terminates blocked transactions, as if their last write had never reached the database. */
    async discard() {
      const blocked = await findBlockedPids()
      await client.query('SELECT pg_terminate_backend(pid) FROM unnest($1::int[]) AS pid', [blocked])
      await waitUntilGone(blocked)
      await client.query('DELETE FROM crash.plan')
      await client.query('SELECT pg_advisory_unlock($1)', [lockKey])
    },

    /** Resolves when the job queue is empty. */
    waitForJobs: () =>
      waitFor('the end of the jobs', async () => {
        const { rowCount } = await client.query('SELECT FROM graphile_worker._private_jobs LIMIT 1')
        return rowCount === 0
      }),

    close: () => client.end(),
  }
}

async function waitFor(what: string, condition: () => Promise<boolean>): Promise<void> {
  await expect.poll(condition, { message: what, timeout: 60_000, intervals: [50] }).toBe(true)
}
