import type pg from 'pg'

/** Deletes the portal's tables, types and functions, but not the extensions, which a role may not be able to create again. */
export async function emptyDatabase(client: pg.ClientBase) {
  await client.query(`
    DO $$
    DECLARE one record;
    BEGIN
      DROP SCHEMA IF EXISTS graphile_worker CASCADE;
      FOR one IN SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public' LOOP
        EXECUTE 'DROP TABLE public.' || one.name || ' CASCADE';
      END LOOP;
      FOR one IN
        SELECT quote_ident(typname) AS name FROM pg_type
        WHERE typnamespace = 'public'::regnamespace AND typtype = 'e'
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_type.oid AND deptype = 'e')
      LOOP
        EXECUTE 'DROP TYPE public.' || one.name || ' CASCADE';
      END LOOP;
      FOR one IN
        SELECT oid::regprocedure::text AS name FROM pg_proc
        WHERE pronamespace = 'public'::regnamespace
          AND NOT EXISTS (SELECT FROM pg_depend WHERE objid = pg_proc.oid AND deptype = 'e')
      LOOP
        EXECUTE 'DROP ROUTINE ' || one.name || ' CASCADE';
      END LOOP;
    END $$`)
}
